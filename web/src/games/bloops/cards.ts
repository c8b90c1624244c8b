/** Bloops' cards as texts: `7`, `11*`, `20`. */

import { type Both, fill, type Language } from '$lib/language.svelte';
import { said } from '$lib/languages';

export interface Parsed {
  value: number;
  isStar: boolean;
}

/** What a card shows beside its number. */
export type Art = 'bubbles' | 'gift' | 'eye' | 'swap' | 'star' | 'shark';

const EFFECTS: Record<number, Art> = { 6: 'gift', 7: 'eye', 8: 'eye', 9: 'swap' };

export const STAR: Both = { fr: '{value} étoilé', en: 'starred {value}' };
export const BACK: Both = { fr: 'la carte', en: 'the card' };

export function parse(text: string): Parsed {
  return { value: Number.parseInt(text, 10), isStar: text.endsWith('*') };
}

export function artOf(text: string): Art {
  const { value, isStar } = parse(text);
  if (isStar) return 'star';
  return value === 20 ? 'shark' : (EFFECTS[value] ?? 'bubbles');
}

export function cardName(text: string, language: Language): string {
  const { value, isStar } = parse(text);
  if (!isStar) return String(value);
  return fill(said(STAR, language), { value }, language);
}

/** A face-down card has no name of its own. */
export function backName(text: string, language: Language): string | null {
  return /^b\d+$/.test(text) ? said(BACK, language) : null;
}
