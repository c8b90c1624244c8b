/** The end: cards turned over one by one, seat after seat, each count rising with them. */

import { around, asItCame, eachOf, LANDS, moment, type Scene } from '$kit/scenes';
import type { BloopsView, Screen } from '$lib/protocol';
import { parse } from './cards';
import { asideBacks } from './count';

export function scenes(screen: Screen, before: Screen): Scene[] {
  const told = around(screen.events, 'game_over');
  if (!told) return [{ screen }];
  const [played, over, rest] = told;
  const end = screen.view as BloopsView;
  const hidden = end.cards.flatMap((cards) => cards.flatMap((card) => (card?.face ? [card.back] : [])));
  const turning = [played, ...hidden.map(() => [])].map((events, count): Scene => {
    const view = upTo(end, new Set(hidden.slice(0, count)));
    return {
      screen: moment<BloopsView>(screen, before, view, events),
      stays: count === 0 ? LANDS : eachOf(hidden.length),
    };
  });
  return [...turning, asItCame(screen, [over, ...rest])];
}

/** The end as it is once only these cards lie open. */
export function upTo(end: BloopsView, open: Set<number>): BloopsView {
  const aside = asideBacks(end);
  const cards = end.cards.map((row) =>
    row.map((card) => card && (open.has(card.back) ? card : { ...card, face: null })),
  );
  const scores = cards.map((row) => {
    const seen = row.flatMap((card) => (card?.face ? [{ back: card.back, face: card.face }] : []));
    const counted = seen.filter(({ back }) => !aside.has(back));
    return {
      set_aside: seen.filter(({ back }) => aside.has(back)).map(({ face }) => face),
      points: counted.reduce((sum, { face }) => sum + parse(face).value, 0),
    };
  });
  return { ...end, cards, scores };
}
