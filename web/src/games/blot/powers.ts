/** What each face of a god does, in words, with the colour it judges once it holds a tile. */

import { say, tongue, type Both } from '$lib/language.svelte';
import type { BlotGod } from '$lib/protocol';
import { colourName } from '$kit/colours';

/** `of` before it has a colour, `with` for a colour. */
interface Power {
  of: Both;
  with: Both;
}

const POWERS: Record<string, [Power, Power]> = {
  Balder: [
    {
      of: { fr: '+2 par paire de sa couleur', en: '+2 for each pair of its colour' },
      with: { fr: '+2 par paire de {colour}', en: '+2 for each pair of {colour}' },
    },
    {
      of: { fr: '−2 par paire de sa couleur', en: '−2 for each pair of its colour' },
      with: { fr: '−2 par paire de {colour}', en: '−2 for each pair of {colour}' },
    },
  ],
  Loki: [
    {
      of: { fr: '−3 à qui a le plus de sa couleur', en: '−3 for most of its colour' },
      with: { fr: '−3 à qui a le plus de {colour}', en: '−3 for most {colour}' },
    },
    {
      of: { fr: '−3 à qui a le moins de sa couleur', en: '−3 for least of its colour' },
      with: { fr: '−3 à qui a le moins de {colour}', en: '−3 for least {colour}' },
    },
  ],
  Odin: [
    {
      of: { fr: '+2 par pli avec sa couleur', en: '+2 for each trick with its colour' },
      with: { fr: '+2 par pli avec du {colour}', en: '+2 for each trick with {colour}' },
    },
    {
      of: { fr: '+2 par pli sans sa couleur', en: '+2 for each trick without its colour' },
      with: { fr: '+2 par pli sans {colour}', en: '+2 for each trick without {colour}' },
    },
  ],
  Thor: [
    {
      of: { fr: '+4 à qui a le plus de sa couleur', en: '+4 for most of its colour' },
      with: { fr: '+4 à qui a le plus de {colour}', en: '+4 for most {colour}' },
    },
    {
      of: { fr: '+4 à qui a le moins de sa couleur', en: '+4 for least of its colour' },
      with: { fr: '+4 à qui a le moins de {colour}', en: '+4 for least {colour}' },
    },
  ],
};

export function powerText({ name, face, colour }: Pick<BlotGod, 'name' | 'face' | 'colour'>): string {
  const power = POWERS[name]?.[face];
  if (!power) return '';
  return colour ? say(power.with, { colour: colourName(colour, tongue.current) }) : say(power.of);
}
