/** Bloops on one open table: who sits where, and what a player may see alone. */

import type { BloopsView } from '$lib/protocol';
import type { Desk } from '../seam';
import { swapMove, touchOther, touchOwn, type Picks, type Touch } from './choices';

const NOTHING: Touch = { does: 'nothing' };

/** Cards for one player's eyes: the setup's three, a drawn one, one looked at. */
export interface Glance {
  desk: Desk<BloopsView>;
  kind: 'setup' | 'drawn' | 'looked';
  faces: string[];
}

export function glanceOf(desks: Desk<BloopsView>[]): Glance | null {
  for (const desk of desks) {
    const { view, moves, seat } = desk;
    const own = view.cards[seat]?.flatMap((card) => (card?.face ? [card.face] : [])) ?? [];
    if (view.step === 'look' && moves.includes('seen')) return { desk, kind: 'setup', faces: own };
    if (moves.includes('discard') && view.drawn?.face) return { desk, kind: 'drawn', faces: [view.drawn.face] };
    if (view.looking !== null && moves.includes('seen')) {
      const card = view.cards.flat().find((one) => one?.back === view.looking);
      return { desk, kind: 'looked', faces: card?.face ? [card.face] : [] };
    }
  }
  return null;
}

/** Somebody has an effect that picks cards: until they say so, a touch is its owner's throw. */
export function aimerOf(desks: Desk<BloopsView>[]): Desk<BloopsView> | undefined {
  return desks.find(({ moves }) => moves.some((move) => /^(look|swap) /.test(move)));
}

export function touchAt(
  back: number,
  owner: number,
  desks: Desk<BloopsView>[],
  aimer: Desk<BloopsView> | undefined,
): Touch {
  if (aimer) {
    const given = { moves: aimer.moves, reactions: [], isThrowing: false };
    return owner === aimer.seat ? touchOwn(back, given) : touchOther(back, given);
  }
  const reactions = desks.find((desk) => desk.seat === owner)?.reactions ?? [];
  const move = `throw b${back}`;
  return reactions.includes(move) ? { does: 'press', verb: 'throw', move } : NOTHING;
}

/** The picks after one more, and the move they make together. */
export function pick(picks: Picks, back: number, isOwn: boolean): { picks: Picks; move: string | null } {
  const next = isOwn
    ? { ...picks, mine: picks.mine === back ? null : back }
    : { ...picks, theirs: picks.theirs === back ? null : back };
  return { picks: next, move: swapMove(next) };
}
