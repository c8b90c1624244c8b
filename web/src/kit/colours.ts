/** The four colours of Blot and Herrlof, and cards that are a colour and a number: `R7`. */

import { type Both, fill, type Language } from '$lib/language.svelte';
import { said } from '$lib/languages';
import { NAMED } from './named';

export const COLOURS = ['R', 'G', 'B', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];

export const CARD: Both = { fr: '{number} {colour}', en: '{colour} {number}' };

export const colourOf = (card: string): Colour => card[0] as Colour;

export const numberOf = (card: string): number => Number(card.slice(1));

export const colourName = (colour: string, language: Language): string => said(NAMED[colour as Colour], language);

export function colouredName(card: string, language: Language): string {
  const values = { number: numberOf(card), colour: colourName(colourOf(card), language) };
  return fill(said(CARD, language), values, language);
}
