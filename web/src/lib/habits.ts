/** How this browser plays each game: against which bots, at how many, and whether it ever has. Kept between visits. */

import { firstLevel } from './levels';
import { keep, kept } from './preferences.svelte';
import type { GameInfo } from './protocol';

export interface Opponents {
  level: string;
  /** Of the whole table, one's own included. */
  seats: number;
}

const OPPONENTS = 'opponents.';
const BEGUN = 'begun.';
const LEARNED = 'learned.';

/** Those a newcomer meets. */
export const firstOpponents = (info: GameInfo): Opponents => ({
  level: firstLevel(info),
  seats: info.seats.includes(info.usual_seats) ? info.usual_seats : info.seats[0]!,
});

/** What was chosen last time, as far as the server still has it. */
export function usualOpponents(info: GameInfo): Opponents {
  const first = firstOpponents(info);
  const [level = '', seats = ''] = (kept(OPPONENTS + info.name) ?? '').split(' ');
  return {
    level: info.levels.includes(level) ? level : first.level,
    seats: info.seats.find((one) => String(one) === seats) ?? first.seats,
  };
}

export function keepOpponents(game: string, { level, seats }: Opponents): void {
  keep(OPPONENTS + game, `${level} ${seats}`);
}

/** A game never begun here is told in three lines first. */
export const hasBegun = (game: string): boolean => kept(BEGUN + game) === 'yes';

export function begin(game: string): void {
  keep(BEGUN + game, 'yes');
}

/** Its lesson was done to the end. */
export const hasLearned = (game: string): boolean => kept(LEARNED + game) === 'yes';

export function finishLesson(game: string): void {
  keep(LEARNED + game, 'yes');
}
