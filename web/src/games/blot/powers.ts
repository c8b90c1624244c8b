/** What each face of a god does, in words, with the colour it judges once it holds a tile. */

import { say, tongue, type Both } from '$lib/language.svelte';
import type { BlotGod } from '$lib/protocol';
import { colourName } from '$kit/colours';
import { NAMED } from './named';

/** Of the colour it judges, once it has one. */
const WITH: Record<string, Both> = {
  'Balder:0': { fr: '+2 par paire de {colour}', en: '+2 for each pair of {colour}' },
  'Balder:1': { fr: '−2 par paire de {colour}', en: '−2 for each pair of {colour}' },
  'Loki:0': { fr: '−3 à qui a le plus de {colour}', en: '−3 for most {colour}' },
  'Loki:1': { fr: '−3 à qui a le moins de {colour}', en: '−3 for least {colour}' },
  'Odin:0': { fr: '+2 par pli avec du {colour}', en: '+2 for each trick with {colour}' },
  'Odin:1': { fr: '+2 par pli sans {colour}', en: '+2 for each trick without {colour}' },
  'Thor:0': { fr: '+4 à qui a le plus de {colour}', en: '+4 for most {colour}' },
  'Thor:1': { fr: '+4 à qui a le moins de {colour}', en: '+4 for least {colour}' },
};

export function powerText({ name, face, colour }: Pick<BlotGod, 'name' | 'face' | 'colour'>): string {
  const key = `${name}:${face}`;
  const power = colour ? WITH[key] : (NAMED as Record<string, Both>)[key];
  return power ? say(power, { colour: colour ? colourName(colour, tongue.current) : '' }) : '';
}
