/** The trick on the table: the one being played, or the one just finished. */

import type { HerrlofView, Screen } from '$lib/protocol';
import { parse } from './cards';

export interface Laid {
  key: string;
  text: string;
  seat: number;
}

export interface Finished {
  version: number;
  leader: number;
  cards: string[];
  /** Null: destroyed. */
  winner: number | null;
}

/** The trick a screen's events tell the end of. */
export function finishedIn(screen: Screen, view: HerrlofView): Finished | null {
  const end = screen.events.find((told) => told.kind === 'trick_won' || told.kind === 'trick_destroyed');
  if (!end || !view.latest) return null;
  const { leader, cards } = view.latest;
  const winner = end.kind === 'trick_won' ? end.seat : null;
  return { version: screen.version, leader, cards, winner };
}

export function laid(leader: number, cards: string[], view: HerrlofView): Laid[] {
  return cards.map((text, index) => {
    const seat = (leader + index) % view.seats;
    return { key: keyOf(text, seat, view), text, seat };
  });
}

/** The reader's own rune leaves the hand's last place; another's is known only on the table. */
function keyOf(text: string, seat: number, view: HerrlofView): string {
  if (!parse(text).rune) return text;
  if (seat !== view.seat) return `${text}@${seat}`;
  const left = view.hands[seat]?.filter((card) => card === text).length ?? 0;
  return `${text}#${left}`;
}
