/** How a round's points came about. */

import type { Bla5tView } from '$lib/protocol';
import type { WORDS } from './words';

export interface PointLine {
  words: keyof typeof WORDS & `sum${string}`;
  points: string;
  isSum: boolean;
}

export const signed = (points: number): string => String(points).replace('-', '−');
const plus = (points: number): string => (points > 0 ? `+${points}` : signed(points));

/** The lines of the round just ended; none before. */
export function linesOf(view: Bla5tView, seat: number): PointLine[] {
  const line = view.sheet.at(-1)?.[seat];
  if (!line) return [];
  const isCombo = view.boss !== null && view.boss_seat === seat;
  const lines: PointLine[] = [{ words: 'sumCards', points: signed(line.cards), isSum: false }];
  if (line.counted !== line.cards) {
    lines.push({ words: isCombo ? 'sumCombo' : 'sumHerman', points: plus(line.counted - line.cards), isSum: false });
  }
  if (line.penalty > 0) {
    lines.push({ words: line.penalty > 5 ? 'sumWrong' : 'sumBeaten', points: plus(line.penalty), isSum: false });
  }
  return [
    ...lines,
    { words: 'sumRound', points: plus(line.points), isSum: true },
    { words: 'sumTotal', points: signed(view.scores[seat] ?? 0), isSum: false },
  ];
}
