import { afterEach, expect, test } from 'vitest';
import { fill, listed, preferred, t, tongue, type Language, type Values } from '$lib/language.svelte';
import { category } from '$lib/plural';
import { typeset } from '$lib/typeset';
import { en } from '$lib/words/en';
import { fr } from '$lib/words/fr';
import fillings from './fillings.json';

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

test.each(fillings.typeset as [string, string][])('%s', (text, set) => {
  expect(typeset(text, 'fr')).toBe(set);
});

test('English is left alone', () => {
  expect(typeset("It's on: go!", 'en')).toBe("It's on: go!");
});

test.each(fillings.fill as [string, Values, Language, string][])('%s with %j, %s', (text, values, language, filled) => {
  expect(fill(text, values, language)).toBe(filled);
});

test.each(Object.entries(fillings.categories))('numbers are counted as CLDR has it: %s', (language, categories) => {
  expect(fillings.numbers.map((number) => category(number, language)).join(' ')).toBe(categories);
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

test.each([
  [['Ada'], 'Ada', 'Ada'],
  [['Ada', 'Léa'], 'Ada et Léa', 'Ada and Léa'],
  [['Ada', 'Léa', 'Zoé'], 'Ada, Léa et Zoé', 'Ada, Léa and Zoé'],
])('names are joined as a sentence joins them: %j', (names, fr, en) => {
  expect(listed(names, 'fr')).toBe(fr);
  expect(listed(names, 'en')).toBe(en);
});
