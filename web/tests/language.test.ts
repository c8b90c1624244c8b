import { afterEach, expect, test } from 'vitest';
import { fill, preferred, t, tongue } from '$lib/language.svelte';
import { typeset } from '$lib/typeset';
import { en } from '$lib/words/en';
import { fr } from '$lib/words/fr';

afterEach(() => (tongue.current = 'fr'));

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]!).sort();

test('both languages have the same words with the same holes', () => {
  for (const key of Object.keys(fr) as (keyof typeof fr)[]) {
    expect(en[key], key).toBeTruthy();
    expect(holes(en[key]), key).toEqual(holes(fr[key]));
  }
  expect(Object.keys(en)).toEqual(Object.keys(fr));
});

test('French is set with round apostrophes and without straight quotes', () => {
  for (const text of Object.values(fr)) expect(text).not.toMatch(/['"]/);
});

test.each([
  ['Prêt ?', 'Prêt\u202f?'],
  ['Bloops !', 'Bloops\u202f!'],
  ['Atout : rouge', 'Atout\u00a0: rouge'],
  ['« Mes parties »', '«\u00a0Mes parties\u00a0»'],
  ["l'atout", 'l’atout'],
  ['deux ; trois', 'deux\u202f; trois'],
  ['déjà posé\u202f! Fin\u00a0:', 'déjà posé\u202f! Fin\u00a0:'],
  ['Bla5t, Blitz!', 'Bla5t, Blitz\u202f!'],
])('%s', (text, set) => {
  expect(typeset(text, 'fr')).toBe(set);
});

test('English is left alone', () => {
  expect(typeset("It's on: go!", 'en')).toBe("It's on: go!");
});

test('numbers choose their word as each language counts', () => {
  expect(fill('{n|# pli|# plis}', { n: 0 }, 'fr')).toBe('0 pli');
  expect(fill('{n|# pli|# plis}', { n: 2 }, 'fr')).toBe('2 plis');
  expect(fill('{n|# trick|# tricks}', { n: 0 }, 'en')).toBe('0 tricks');
  expect(fill('{n|# trick|# tricks}', { n: 1 }, 'en')).toBe('1 trick');
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'en-GB'], 'en'],
  [['de', 'fr'], 'fr'],
  [['ja'], 'en'],
])('a browser that prefers %j', (languages, language) => {
  expect(preferred(languages)).toBe(language);
});

test('the language can change at any time', () => {
  tongue.current = 'fr';
  expect(t('home.play')).toBe('Jouer maintenant');
  tongue.current = 'en';
  expect(t('home.play')).toBe('Play now');
});
