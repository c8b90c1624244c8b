/** Which of one's own games are shown. */

import type { Played } from '$lib/protocol';

export const STATES = ['anyState', 'running', 'finished', 'won'] as const;
export type State = (typeof STATES)[number];

function is(state: State, game: Played): boolean {
  const isOver = game.places.length > 0;
  if (state === 'running') return !isOver && !game.closed;
  if (state === 'finished') return isOver;
  if (state === 'won') return game.seat !== null && game.places[game.seat] === 1;
  return true;
}

/** `game`: "" is any. */
export const chosen = (games: Played[], game: string, state: State): Played[] =>
  games.filter((one) => (game === '' || one.game === game) && is(state, one));

/** As they come first. */
export const gamesOf = (games: Played[]): string[] => [...new Set(games.map((one) => one.game))];
