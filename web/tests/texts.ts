/** All texts the page has of its own, each in the languages it was written in. */

import type { Both } from '$lib/languages';
import { en } from '$lib/words/en';
import { fr } from '$lib/words/fr';

/** Every module of words, as `{ fr, en }` wherever such a pair stands in it. */
const MODULES = import.meta.glob<Record<string, unknown>>(
  [
    '../src/**/words.ts',
    '../src/**/named.ts',
    '../src/**/names.ts',
    '../src/**/about.ts',
    '../src/**/powers.ts',
    '../src/**/cards.ts',
    '../src/**/colours.ts',
  ],
  { eager: true },
);

function isBoth(value: unknown): value is Both {
  return typeof value === 'object' && value !== null && typeof (value as Both).fr === 'string';
}

function pairs(path: string, value: unknown): [string, Both][] {
  if (isBoth(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${path}.${key}`, inner));
}

const OWN: [string, Both][] = Object.keys(fr).map((key) => [
  key,
  { fr: fr[key as keyof typeof fr], en: en[key as keyof typeof fr] },
]);

/** By where they stand. */
export const TEXTS = [...OWN, ...Object.entries(MODULES).flatMap(([path, module]) => pairs(path, module))];
