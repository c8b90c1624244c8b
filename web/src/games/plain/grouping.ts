/** Facts in the order in which somebody who cannot see the table asks for them. */

import type { Told } from '$lib/protocol';

export interface Grouped {
  /** What is awaited, of whom. */
  now: Told[];
  own: Told[];
  table: Told[];
  /** By seat, of everybody else. */
  others: Map<number, Told[]>;
  score: Told[];
  /** What words of the moves are called on this screen. */
  names: Map<string, Told>;
}

/** The value of a fact that only names a word of the moves: `b12`, your card in place 2. */
const STANDS_FOR = 'stands_for';
/** How the kinds of facts are named, whatever the game. */
const NOW = /_now$/;
const SCORE = /(score|won)$|^round_/;
const MIDDLE = /^(trick|latest)_/;

/** The first fact always says what is awaited. `me`: whose own facts are the reader's. */
export function grouped(facts: Told[], me: number | null): Grouped {
  const groups: Grouped = { now: [], own: [], table: [], others: new Map(), score: [], names: new Map() };
  for (const told of facts) {
    const word = told.values[STANDS_FOR];
    if (typeof word === 'string') groups.names.set(word, told);
    else groupOf(groups, told, me).push(told);
  }
  return groups;
}

function groupOf(groups: Grouped, { kind, seat }: Told, me: number | null): Told[] {
  if (groups.now.length === 0 || NOW.test(kind)) return groups.now;
  if (SCORE.test(kind)) return groups.score;
  if (seat === null || MIDDLE.test(kind)) return groups.table;
  if (seat === me) return groups.own;
  const known = groups.others.get(seat) ?? [];
  groups.others.set(seat, known);
  return known;
}
