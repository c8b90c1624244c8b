/** What stands out on the cards of the table: what may be pressed, what is picked, looked at, aimed at. */

import type { Bla5tView } from '$lib/protocol';

export type Verb = 'take' | 'match' | 'flip';
export const VERBS: readonly Verb[] = ['take', 'match', 'flip'];

export interface Mark {
  /** Moves that name this card. */
  moves: string[];
  isTarget: boolean;
  /** Its number among the picks; pairs share one. */
  pick: number | null;
  isTouched: boolean;
  /** Shown to all for a moment, then hidden again. */
  isShown: boolean;
  /** Seats that are looking at it. */
  watchers: number[];
}

/** Jayce's picks go in pairs, his for theirs. */
const PAIRED = 'Jayce';

export function movesOn(moves: string[], back: number): string[] {
  return moves.filter((move) => move.endsWith(` b${back}`));
}

export function markOf(view: Bla5tView, moves: string[], verb: Verb | null, back: number): Mark {
  const own = movesOn(moves, back);
  const order = view.picks.indexOf(`b${back}`);
  const isVerb = view.step !== 'action' || (verb !== null && own.some((move) => move.startsWith(verb)));
  return {
    moves: own,
    isTarget: own.length > 0 && isVerb,
    pick: order < 0 ? null : view.effect === PAIRED ? Math.floor(order / 2) + 1 : order + 1,
    isTouched: view.touched.includes(back),
    isShown: view.shown.includes(back),
    watchers: view.looking.filter((look) => look.backs.includes(back)).map((look) => look.seat),
  };
}

/** What a press on a card that is no target means, so that the rule against it is told. */
export function attempt(view: Bla5tView, verb: Verb | null, back: number): string | null {
  switch (view.step) {
    case 'action':
      return verb && `${verb} b${back}`;
    case 'drawn':
      return `place b${back}`;
    case 'pick':
      return `pick b${back}`;
    case 'swap':
      return `swap b${back}`;
    default:
      return null;
  }
}
