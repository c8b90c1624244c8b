/** People one has finished games with, made of one's own games alone.
 *
 * Nobody has an account here, so that nobody can be found. A person is the name they had in a game,
 * as its record says: whoever is called otherwise now is not recognised, two of one name are one,
 * and whether somebody is there is not told. A table is found by that name in the list that
 * everybody is shown, and it may be a namesake's: the page says so. To know better, the server would
 * have to tell who is who behind a name, which none of them has agreed to. */

import type { Listed, Played } from './protocol';

export interface Person {
  name: string;
  /** The last game they played together. */
  last: Played;
}

const MOST = 8;

/** The latest first. */
export function people(games: readonly Played[]): Person[] {
  const found = new Map<string, Played>();
  const over = games.filter((game) => game.places.length > 0).toSorted((a, b) => b.when - a.when);
  for (const game of over)
    for (const seat of game.others) {
      const name = game.names[seat];
      if (name && !found.has(name)) found.set(name, game);
    }
  return [...found].slice(0, MOST).map(([name, last]) => ({ name, last }));
}

/** A table open to all where somebody of that name waits, and where there is room. */
export const openTable = (name: string, tables: readonly Listed[]): Listed | undefined =>
  tables.find((table) => table.phase === 'lobby' && table.taken < table.seats && table.names.includes(name));
