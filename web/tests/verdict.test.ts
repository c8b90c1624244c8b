import { beforeEach, expect, test } from 'vitest';
import { tongue } from '$lib/language.svelte';
import { verdict } from '$lib/verdict';

const NAMES = ['Ada', 'Björn', 'Chloé', 'Dov'];
const said = (places: number[], scores: number[], reader: number | null = 0): string =>
  verdict({ places, scores, rule: '' }, reader, NAMES.slice(0, places.length)).replaceAll('\u202f', ' ');

beforeEach(() => (tongue.current = 'fr'));

test('who wins is told so', () => {
  expect(said([1, 2, 3], [50, 45, 12])).toBe('Vous gagnez !');
  expect(said([1, 1, 3], [50, 50, 12])).toBe('Victoire partagée !');
});

test('who does not win is told their place, and how far they are behind', () => {
  expect(said([2, 1, 3], [45, 50, 12])).toBe('2e sur 3, à 5 points');
  expect(said([3, 1, 2], [49, 50, 50], 0)).toBe('3e sur 3, à 1 point');
  tongue.current = 'en';
  expect(said([2, 1, 3], [45, 50, 12])).toBe('2nd of 3, 5 points behind');
  expect(said([4, 1, 2, 3], [9, 50, 45, 12])).toBe('4th of 4, 41 points behind');
});

test('where few points win, the winner has fewer', () => {
  expect(said([2, 1, 3], [7, 4, 20])).toBe('2e sur 3, à 3 points');
});

test('a place that a tie-break has decided costs no point', () => {
  expect(said([2, 1, 3], [50, 50, 12])).toBe('2e sur 3, à égalité de points');
  expect(said([2, 1], [50, 50])).toBe('Victoire de Björn, à égalité de points');
});

test('of one rival, or one other team, only the lead is told', () => {
  expect(said([2, 1], [45, 50])).toBe('Victoire de Björn, avec 5 points d’avance');
  expect(said([2, 1, 2, 1], [30, 50, 30, 50])).toBe('Victoire de Björn et Dov, avec 20 points d’avance');
});

test('who only looks on is told who wins', () => {
  expect(said([2, 1, 3], [45, 50, 12], null)).toMatch(/^Victoire.: Björn$/);
});
