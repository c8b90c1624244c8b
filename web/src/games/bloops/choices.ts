/** What touching a card does: the move it stands for among those the reader was given. */

export interface Given {
  moves: string[];
  reactions: string[];
  /** Own cards are to be thrown, though an effect waits for one of them. */
  isThrowing: boolean;
}

export interface Picks {
  mine: number | null;
  theirs: number | null;
}

export const NO_PICKS: Picks = { mine: null, theirs: null };

export type Touch =
  | { does: 'press'; verb: 'keep' | 'look' | 'throw' | 'late'; move: string }
  | { does: 'pick'; verb: 'swap' }
  | { does: 'nothing' };

export const NOTHING: Touch = { does: 'nothing' };

/** A throw so soon after the window has closed was meant for it. */
export const REFLEX = 1_500;

/** A touch is asked for, or may help; a late throw only costs. */
export function isCalled(touch: Touch): boolean {
  return touch.does !== 'nothing' && touch.verb !== 'late';
}

export function touchOwn(back: number, { moves, reactions, isThrowing }: Given): Touch {
  const keep = `keep b${back}`;
  if (moves.includes(keep)) return { does: 'press', verb: 'keep', move: keep };
  const thrown = `throw b${back}`;
  const canThrow = reactions.includes(thrown);
  if (!isThrowing || !canThrow) {
    const look = `look b${back}`;
    if (moves.includes(look)) return { does: 'press', verb: 'look', move: look };
    if (moves.some((move) => move.startsWith(`swap b${back} `))) return { does: 'pick', verb: 'swap' };
  }
  return canThrow ? { does: 'press', verb: 'throw', move: thrown } : NOTHING;
}

export function touchOther(back: number, { moves }: Pick<Given, 'moves'>): Touch {
  const look = `look b${back}`;
  if (moves.includes(look)) return { does: 'press', verb: 'look', move: look };
  const canSwap = moves.some((move) => move.startsWith('swap ') && move.endsWith(` b${back}`));
  return canSwap ? { does: 'pick', verb: 'swap' } : NOTHING;
}

/** Both picks together are the move. */
export function swapMove({ mine, theirs }: Picks): string | null {
  return mine === null || theirs === null ? null : `swap b${mine} b${theirs}`;
}

/** An effect and a throw both want the reader's own cards: the reader says which. */
export function isTorn({ moves, reactions }: Pick<Given, 'moves' | 'reactions'>): boolean {
  const wantsOwn = moves.some((move) => move.startsWith('look ') || move.startsWith('swap '));
  return wantsOwn && reactions.some((move) => move.startsWith('throw '));
}
