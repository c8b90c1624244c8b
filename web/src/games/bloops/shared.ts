/** Bloops on one open table: what a touch does, and what a player may see alone. */

import type { BloopsView } from '$lib/protocol';
import type { Desk } from '../seam';
import { NOTHING, swapMove, touchOther, touchOwn, type Picks, type Touch } from './choices';

/** For one player's eyes: the setup's three, a drawn card, one looked at, or BLOOPS in secret. */
export interface Glance {
  desk: Desk<BloopsView>;
  kind: 'setup' | 'drawn' | 'looked' | 'secret';
  faces: string[];
}

/** Looks that the table waits for come by themselves, unless the first ones are `putOff`; `asked`
    has asked for theirs. */
export function glanceOf(desks: Desk<BloopsView>[], asked: number | null, putOff = false): Glance | null {
  for (const desk of desks) {
    const { view, moves, seat } = desk;
    const own = view.cards[seat]?.flatMap((card) => (card?.face ? [card.face] : [])) ?? [];
    if (isFirstLook(desk) && (!putOff || seat === asked)) return { desk, kind: 'setup', faces: own };
    if (view.looking !== null && moves.includes('seen')) {
      const card = view.cards.flat().find((one) => one?.back === view.looking);
      return { desk, kind: 'looked', faces: card?.face ? [card.face] : [] };
    }
    if (seat !== asked) continue;
    if (hasDrawn(desk) && view.drawn?.face) return { desk, kind: 'drawn', faces: [view.drawn.face] };
    if (secretOf(desk)) return { desk, kind: 'secret', faces: [] };
  }
  return null;
}

export function isFirstLook({ view, moves }: Desk<BloopsView>): boolean {
  return view.step === 'look' && moves.includes('seen');
}

export function hasDrawn({ moves }: Desk<BloopsView>): boolean {
  return moves.includes('discard');
}

/** BLOOPS can be prepared, or called off: which of the two is for its player alone. */
export function secretOf({ reactions }: Desk<BloopsView>): 'arm' | 'disarm' | undefined {
  return (['arm', 'disarm'] as const).find((move) => reactions.includes(move));
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
  const desk = desks.find((one) => one.seat === owner);
  if (!desk) return NOTHING;
  const move = `throw b${back}`;
  if (desk.reactions.includes(move)) return { does: 'press', verb: 'throw', move };
  const isClosed = desk.view.step === 'decide' && desk.view.turns > 1;
  return isClosed ? { does: 'press', verb: 'late', move } : NOTHING;
}

/** The picks after one more, and the move they make together. */
export function pick(picks: Picks, back: number, isOwn: boolean): { picks: Picks; move: string | null } {
  const next = isOwn
    ? { ...picks, mine: picks.mine === back ? null : back }
    : { ...picks, theirs: picks.theirs === back ? null : back };
  return { picks: next, move: swapMove(next) };
}
