/** One's own places: two rows of three, then pairs beside them, one above the other. */

import type { BloopsView } from '$lib/protocol';

/** A back in each place, null for an empty one. */
export type Layout = (number | null)[];

export const ROW = 3;
export const PLACES = 2 * ROW;

export interface Spot {
  row: number;
  column: number;
}

export function spotOf(place: number): Spot {
  if (place < PLACES) return { row: Math.floor(place / ROW), column: place % ROW };
  const extra = place - PLACES;
  return { row: extra % 2, column: ROW + Math.floor(extra / 2) };
}

export function placeAt({ row, column }: Spot): number {
  return column < ROW ? row * ROW + column : PLACES + (column - ROW) * 2 + row;
}

/** With at least the two rows of three. */
export function padded(layout: Layout, places = PLACES): Layout {
  const missing = Math.max(0, places - layout.length);
  return [...layout, ...Array<null>(missing).fill(null)];
}

/** Two places change their contents. */
export function exchanged(layout: Layout, from: number, to: number): Layout {
  const next = padded(layout, Math.max(from, to) + 1);
  [next[from], next[to]] = [next[to] ?? null, next[from] ?? null];
  return trimmed(next);
}

export function trimmed(layout: Layout): Layout {
  const last = layout.findLastIndex((back) => back !== null);
  return layout.slice(0, last + 1);
}

export function isSame(one: Layout, other: Layout): boolean {
  return arrangeText(one) === arrangeText(other);
}

/** BLOOPS-SETUP-4: once one's own look is over, though others may still be looking. */
export function canArrange(view: Pick<BloopsView, 'step' | 'ready' | 'cards'>, seat: number): boolean {
  return view.step !== 'over' && view.ready[seat] === true && (view.cards[seat] ?? []).length > 0;
}

/** `arrange b3 - b1` */
export function arrangeText(layout: Layout): string {
  return ['arrange', ...trimmed(layout).map((back) => (back === null ? '-' : `b${back}`))].join(' ');
}

const STEPS: Record<string, Spot> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

export function isArrow(key: string): boolean {
  return key in STEPS;
}

/** Where an arrow leads among `count` places: to the nearest that `fits`, or nowhere. */
export function neighbour(
  place: number,
  key: string,
  count: number,
  fits: (place: number) => boolean = () => true,
): number {
  const step = STEPS[key];
  if (!step) return place;
  const spot = spotOf(place);
  for (let far = 1; far <= count; far++) {
    const row = spot.row + step.row * far;
    const column = spot.column + step.column * far;
    if (row < 0 || row > 1 || column < 0) return place;
    const found = placeAt({ row, column });
    if (found < count && fits(found)) return found;
  }
  return place;
}
