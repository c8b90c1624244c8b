/** Facts in the order in which somebody who cannot see the table asks for them. */

import { calledBy } from '$lib/calling';
import type { Told } from '$lib/protocol';

export interface Grouped {
  /** What is awaited, of whom. */
  now: Told[];
  own: Told[];
  table: Told[];
  /** By seat, of everybody else. */
  others: Map<number, Told[]>;
  score: Told[];
}

/** How the kinds of facts are named, whatever the game. */
const NOW = /_now$/;
const SCORE = /(score|won)$|^round_/;
const MIDDLE = /^(trick|latest)_/;

/** The first fact always says what is awaited. `me`: whose own facts are the reader's. */
export function grouped(facts: Told[], me: number | null): Grouped {
  const groups: Grouped = { now: [], own: [], table: [], others: new Map(), score: [] };
  for (const told of facts) {
    if (calledBy(told) === null) groupOf(groups, told, me).push(told);
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
