/** Blot's cards and tiles as texts: `B5` is the blue 5, `Y` the yellow tile. */

import type { Both, Language } from '$lib/language.svelte';

export const COLOURS = ['R', 'G', 'B', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Parsed {
  colour: Colour;
  value: number;
}

export function parse(text: string): Parsed {
  return { colour: text[0] as Colour, value: Number(text.slice(1)) };
}

const NAMES: Record<Colour, Both> = {
  R: { fr: 'rouge', en: 'red' },
  G: { fr: 'vert', en: 'green' },
  B: { fr: 'bleu', en: 'blue' },
  Y: { fr: 'jaune', en: 'yellow' },
};

/** A tile's, a ceremony's or a hand's colour: feminine in French. */
const TILE_NAMES: Record<Colour, Both> = {
  R: { fr: 'rouge', en: 'red' },
  G: { fr: 'verte', en: 'green' },
  B: { fr: 'bleue', en: 'blue' },
  Y: { fr: 'jaune', en: 'yellow' },
};

export const colourName = (colour: string, language: Language): string => NAMES[colour as Colour][language];

export const tileName = (colour: string, language: Language): string => TILE_NAMES[colour as Colour][language];

export function cardName(text: string, language: Language): string {
  const { colour, value } = parse(text);
  const name = colourName(colour, language);
  return language === 'fr' ? `${value} ${name}` : `${name} ${value}`;
}

const GODS = ['Balder', 'Loki', 'Odin', 'Thor'];

/** The words of events and moves: a god is named as it is, a colour as that of a tile. */
export function word(key: string, text: string, language: Language): string | null {
  if (key === 'tile' || key === 'colour') return tileName(text, language);
  return GODS.includes(text) ? text : null;
}
