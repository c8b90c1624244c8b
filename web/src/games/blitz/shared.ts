/** Blitz! round one screen: any player's finger is as good as another's. */

import type { BlitzView } from '$lib/protocol';
import type { Desk } from '../seam';

type Desks = Desk<BlitzView>[];

/** Somebody who may make that move, if anybody may. */
export function whoMay(desks: Desks, move: string): Desk<BlitzView> | undefined {
  return desks.find((desk) => desk.moves.includes(move) || desk.reactions.includes(move));
}

/** Everybody who is asked for it makes it. */
export function allDo(desks: Desks, move: string): void {
  desks.filter((desk) => desk.moves.includes(move)).forEach((desk) => desk.press(move));
}

export type Hand = 'yes' | 'no' | 'abstain';

export function countHands(desks: Desks, hands: ReadonlyMap<number, Hand>): void {
  for (const desk of desks) {
    if (desk.moves.includes('vote abstain')) desk.press(`vote ${hands.get(desk.seat) ?? 'abstain'}`);
  }
}
