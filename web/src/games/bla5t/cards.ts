/** Bla5t's cards as texts: `7`, `6a`, `13c`, `Jayce`, `Gordon`, `Hyperion`. */

import { type Both, fill, type Language } from '$lib/language.svelte';
import { said } from '$lib/languages';
import { NAMED } from './named';
import { WORDS } from './words';

export const MONSTERS = ['1', '2', '3', '4', '5', '6a', '6b', '7', '8', '9', '10', '11', '12'];
export const FLIPPERS = ['13a', '13b', '13c', '13d'];
export const HEROES = [
  'Jayce',
  'Apo',
  'Helmut',
  'Herman',
  'Daisy',
  'Carol',
  'Stephania',
  'Jimbo',
  'Enzo',
  'Lola',
  'Leo',
];
export const BOSSES = ['Gordon', 'Futura', 'Fawkes', 'Maga'];

export type Kind = 'monster' | 'hero' | 'boss';

export interface Parsed {
  kind: Kind;
  /** What it is worth. */
  value: number;
}

const DUO = ['Lola', 'Leo'];

export function parse(text: string): Parsed {
  if (HEROES.includes(text)) return { kind: 'hero', value: DUO.includes(text) ? -1 : 0 };
  if (BOSSES.includes(text)) return { kind: 'boss', value: 14 };
  if (text === 'Hyperion') return { kind: 'boss', value: 15 };
  return { kind: 'monster', value: Number.parseInt(text, 10) };
}

/** How many cards each 13 turns, one number per player. */
export const FLIPS: Record<string, number[]> = { '13a': [1], '13b': [1, 1], '13c': [1, 2], '13d': [2, 2] };

export function cardName(text: string, language: Language): string {
  const named = (NAMED as Record<string, Both>)[text];
  return named ? said(named, language) : text;
}

export const WORTH: Record<Kind, Both> = {
  monster: { fr: 'monstre {name}', en: 'monster {name}' },
  hero: { fr: '{name}, héros, {value|# point|# points}', en: '{name}, hero, {value|# point|# points}' },
  boss: { fr: '{name}, boss, {value|# point|# points}', en: '{name}, boss, {value|# point|# points}' },
};

/** As read aloud where the card lies on the table: with what it is and what it is worth. */
export function cardLabel(text: string, language: Language): string {
  const { kind, value } = parse(text);
  return fill(said(WORTH[kind], language), { name: cardName(text, language), value }, language).replace('-', '−');
}

/** Other words of events and moves that stand for a card, a chair or the dummy; the server names the rest. */
export function word(_: string, text: string, language: Language): string | null {
  if (text === 'Zombie') return said(WORDS.theZombie, language);
  if (/^b\d+$/.test(text)) return said(WORDS.thisCard, language);
  const chair = /^c(\d)$/.exec(text);
  if (chair?.[1]) return fill(said(WORDS.numbered, language), { n: chair[1] }, language);
  return null;
}
