/** Blot's cards and tiles as texts: `B5` is the blue 5, `Y` the yellow tile. */

import { type Colour, colouredName, colourOf, numberOf } from '$kit/colours';
import { type Language, said } from '$lib/languages';
import { NAMED } from './named';

export interface Parsed {
  colour: Colour;
  value: number;
}

export function parse(text: string): Parsed {
  return { colour: colourOf(text), value: numberOf(text) };
}

/** A tile's, a ceremony's or a hand's colour: feminine in French. */
export const tileName = (colour: string, language: Language): string => said(NAMED[colour as Colour], language);

export const cardName = colouredName;
