/** Herrlof's cards as texts: `R7`, `A`, `N`. */

import { type Colour, colouredName, colourOf, numberOf } from '$kit/colours';
import type { Language } from '$lib/language.svelte';

export interface Parsed {
  colour: Colour | null;
  /** 1 to 9; 0 for a rune. */
  number: number;
  rune: 'A' | 'N' | null;
}

export function parse(text: string): Parsed {
  if (text === 'A' || text === 'N') return { colour: null, number: 0, rune: text };
  return { colour: colourOf(text), number: numberOf(text), rune: null };
}

export function cardName(text: string, language: Language): string {
  const { rune } = parse(text);
  return rune ? `rune ${rune}` : colouredName(text, language);
}

/** A key for each card of a hand: runes of one kind are told apart by their place. */
export function handKeys(hand: string[]): string[] {
  const seen = new Map<string, number>();
  return hand.map((text) => {
    const copy = seen.get(text) ?? 0;
    seen.set(text, copy + 1);
    return parse(text).rune ? `${text}#${copy}` : text;
  });
}
