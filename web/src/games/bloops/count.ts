/** How a seat's total came about, card by card. */

import type { BloopsView } from '$lib/protocol';
import { parse } from './cards';

export interface Counted {
  cards: { text: string; isAside: boolean }[];
  /** Stars set aside. */
  aside: number;
  /** `3 + 7 + 0` */
  sum: string;
  points: number;
}

/** Null while the game is not over. */
export function countOf(view: Pick<BloopsView, 'cards' | 'scores'>, seat: number): Counted | null {
  const score = view.scores?.[seat];
  if (!score) return null;
  const left = [...score.set_aside];
  const cards = (view.cards[seat] ?? []).flatMap((card) => {
    if (!card?.face) return [];
    const found = left.indexOf(card.face);
    if (found >= 0) left.splice(found, 1);
    return [{ text: card.face, isAside: found >= 0 }];
  });
  const counted = cards.filter((card) => !card.isAside).map((card) => parse(card.text).value);
  return {
    cards,
    aside: score.set_aside.length,
    sum: counted.join(' + ') || '0',
    points: score.points,
  };
}

/** The backs whose stars are set aside. */
export function asideBacks(view: Pick<BloopsView, 'cards' | 'scores'>): Set<number> {
  const backs = new Set<number>();
  view.scores?.forEach((score, seat) => {
    const left = [...score.set_aside];
    for (const card of view.cards[seat] ?? []) {
      const found = card?.face ? left.indexOf(card.face) : -1;
      if (found < 0) continue;
      left.splice(found, 1);
      backs.add(card!.back);
    }
  });
  return backs;
}
