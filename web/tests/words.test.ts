import { expect, test } from 'vitest';
import type { Both } from '$lib/languages';
import { pieces } from '$lib/plural';
import { TEXTS } from './texts';

/** Holes that are filled with a number. */
const NUMBERS = new Set('n m all at of from to taken seats limit heroes bosses value last'.split(' '));

/** Never one: a game has at least two players; `ms` is a unit. */
const NEVER_ONE = new Set(['home.players', 'race.behind']);

/** What a text says; a hole may also only bend a word (`détruit`, `détruits`), where a language has it. */
const holes = (text: string): string[] => {
  const said = pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece]));
  return [
    ...new Set(said.filter(({ forms }) => forms === undefined || forms.includes('#')).map(({ name }) => name)),
  ].sort();
};

test('there are texts of every game', () => {
  for (const game of ['blot', 'herrlof', 'bloops', 'bla5t', 'blitz']) {
    expect(TEXTS.filter(([path]) => path.includes(`/games/${game}/words`)).length).toBeGreaterThan(20);
  }
});

test.each(TEXTS)('%s: a number beside a plural chooses its word', (path, both) => {
  for (const text of NEVER_ONE.has(path) ? [] : [both.fr, both.en]) {
    const parts = pieces(text);
    parts.forEach((part, i) => {
      const next = parts[i + 1];
      if (typeof part === 'string' || part.forms !== undefined || !NUMBERS.has(part.name)) return;
      if (typeof next === 'string') expect(next, text).not.toMatch(/^[ \u00a0](?!is\b)\p{L}+s\b/u);
    });
  }
});

test.each(TEXTS)('%s: both languages have the same holes', (_, both) => {
  expect(holes(both.en)).toEqual(holes(both.fr));
});

test.each(TEXTS)('%s: those who are no people are robots in French and bots in English', (_, both) => {
  expect(both.fr).not.toMatch(/\b(bots?|ordinateurs?|machines?)\b/i);
  expect(both.en).not.toMatch(/\b(robots?|computers?|machines?)\b/i);
});

/** Words that would call only a man by what he is or does; `prêt` may be a thing, as BLOOPS is. */
const OF_A_MAN =
  /(?<![\p{L}’])(joueurs?|spectateurs?|gagnants?|perdants?|vainqueurs?|donneurs?|(?<!BLOOPS est )prêts?|(vous|tu) (êtes|es|serez|seras) \p{L}+(é|is|it)(?!e|\p{L})|vous (seul|compris))(?!\p{L})/iu;

test.each(TEXTS)('%s: French leaves nobody out', (_, both) => {
  expect(both.fr).not.toMatch(OF_A_MAN);
});

test('what several tables say stands once', () => {
  const said = new Map<string, Both>();
  for (const [path, both] of TEXTS.filter(([path]) => /\/(games|kit)\//.test(path))) {
    const key = `${both.fr} / ${both.en}`;
    const words = both.en.match(/[\p{L}\d#]+/gu) ?? [];
    if (words.length >= 3) expect(said.get(key) ?? both, path).toBe(both);
    said.set(key, both);
  }
});
