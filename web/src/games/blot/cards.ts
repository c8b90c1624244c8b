/** Blot's cards and tiles as texts: `B5` is the blue 5, `Y` the yellow tile. */

import { type Colour, colouredName, colourOf, numberOf } from '$kit/colours';
import { type Both, type Language, said } from '$lib/languages';

export interface Parsed {
  colour: Colour;
  value: number;
}

export function parse(text: string): Parsed {
  return { colour: colourOf(text), value: numberOf(text) };
}

/** A tile's, a ceremony's or a hand's colour: feminine in French. */
export const TILE_NAMES: Record<Colour, Both> = {
  R: { fr: 'rouge', en: 'red' },
  G: { fr: 'verte', en: 'green' },
  B: { fr: 'bleue', en: 'blue' },
  Y: { fr: 'jaune', en: 'yellow' },
};

export const tileName = (colour: string, language: Language): string => said(TILE_NAMES[colour as Colour], language);

export const cardName = colouredName;

const GODS = ['Balder', 'Loki', 'Odin', 'Thor'];

/** The words of events and moves: a god is named as it is, a colour as that of a tile. */
export function word(key: string, text: string, language: Language): string | null {
  if (key === 'tile' || key === 'colour') return tileName(text, language);
  return GODS.includes(text) ? text : null;
}
