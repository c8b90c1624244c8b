/** Herrlof's cards as texts: `R7`, `A`, `N`. */

import type { Language } from '$lib/language.svelte';

export type Colour = 'R' | 'G' | 'B' | 'Y';

export interface Parsed {
  colour: Colour | null;
  /** 1 to 9; 0 for a rune. */
  number: number;
  rune: 'A' | 'N' | null;
}

export function parse(text: string): Parsed {
  if (text === 'A' || text === 'N') return { colour: null, number: 0, rune: text };
  return { colour: text[0] as Colour, number: Number(text.slice(1)), rune: null };
}

const COLOURS: Record<Colour, Record<Language, string>> = {
  R: { fr: 'rouge', en: 'red' },
  G: { fr: 'vert', en: 'green' },
  B: { fr: 'bleu', en: 'blue' },
  Y: { fr: 'jaune', en: 'yellow' },
};

export function colourName(colour: string, language: Language): string {
  return COLOURS[colour as Colour][language];
}

export function cardName(text: string, language: Language): string {
  const { colour, number, rune } = parse(text);
  if (rune) return language === 'fr' ? `rune ${rune}` : `rune ${rune}`;
  const name = colourName(colour!, language);
  return language === 'fr' ? `${number} ${name}` : `${name} ${number}`;
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
