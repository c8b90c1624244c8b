import { expect, test } from 'vitest';
import { type NameWord, Phrases, plain } from '$lib/phrases';
import type { HerrlofView, Told } from '$lib/protocol';
import { told } from './messages';
import shared from './told.json';

const INFO = { ...shared.words, seat_words: ['dealer', 'target', 'victim', 'winners'] };
const NAMES = shared.names;

const phrases = (language: string, reader: number | null = null, word?: NameWord): Phrases =>
  new Phrases(INFO, language, NAMES, word, reader);
const text = (parts: ReturnType<Phrases['tell']>): string => plain(parts, (card) => `[${card}]`, NAMES);

type Values = Told['values'];

test.each(shared.tell as [string, number | null, Values, number | null, string, string][])(
  'as in the terminal: %s by %s with %j, to %s in %s',
  (kind, seat, values, reader, language, sentence) => {
    expect(text(phrases(language, reader).tell(told(kind, seat, values)))).toBe(sentence);
  },
);

test.each(shared.fact as [string, number | null, Values, string, string][])(
  'as in the terminal: the fact %s of %s with %j in %s',
  (kind, seat, values, language, sentence) => {
    expect(text(phrases(language).fact(told(kind, seat, values)))).toBe(sentence);
  },
);

test.each(shared.move as [string, string, string][])('as in the terminal: %s in %s', (move, language, sentence) => {
  expect(text(phrases(language).move(move))).toBe(sentence);
});

test.each(shared.ending as [string, Values, string, string][])(
  'as in the terminal: the end by %s with %j in %s',
  (rule, view, language, sentence) => {
    expect(text(phrases(language).ending(rule, view as unknown as HerrlofView))).toBe(sentence);
  },
);

test('an event becomes a sentence of words, cards and people', () => {
  const parts = [{ seat: 1 }, ' joue ', { card: 'R7' }, '.'];
  expect(phrases('fr').tell(told('played', 1, { card: 'R7' }))).toEqual(parts);
});

test('words are named by the game’s folder, or by the server', () => {
  const named = phrases('en', null, (key, value) => (key === 'god' && value === 'Loki' ? 'the trickster' : null));
  expect(text(named.tell(told('given', null, { tile: 'R', god: 'Loki' })))).toBe('The red tile goes to the trickster.');
});

test('an event without a sentence says nothing', () => {
  expect(phrases('fr').tell(told('unheard'))).toEqual([]);
});
