/** Blitz!'s cards as texts: themes `c1` … `m6`, Duels `D1` … `D6`. */

import type { BlitzView } from '$lib/protocol';
import { type Both, fill, type Language } from '$lib/language.svelte';
import { said } from '$lib/languages';
import { NAMED } from './named';
import { SYMBOLS, type SymbolName } from './symbols';
import { themes } from './themes.svelte';

const LETTERS = 'cqtsxwrm';
export const DUEL: Both = { fr: 'carte Duel', en: 'Duel card' };
export const THEME: Both = { fr: '« {theme} » ({name})', en: '“{theme}” ({name})' };

/** Null for a Duel, which has no symbol. */
export function symbolOf(card: string): SymbolName | null {
  return SYMBOLS[LETTERS.indexOf(card[0] ?? '?')] ?? null;
}

export function symbolName(symbol: SymbolName, language: Language): string {
  return said(NAMED[symbol], language);
}

export function cardName(card: string, language: Language): string {
  const symbol = symbolOf(card);
  if (!symbol) return said(DUEL, language);
  const name = symbolName(symbol, language);
  const theme = themes.of(card);
  if (!theme) return name;
  return fill(said(THEME, language), { theme, name }, language);
}

/** The cards there are to answer; that a face-off is pointed out does not change them. */
export function situationOf({ tops, duels, face_off }: Pick<BlitzView, 'tops' | 'duels' | 'face_off'>): string {
  return [...tops, duels.length, face_off?.round ?? 0, face_off?.tie_break].join();
}
