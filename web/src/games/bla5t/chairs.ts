/** Chairs round the table: layouts belong to them, people may change them. */

import type { Bla5tSlot, Bla5tView } from '$lib/protocol';

export interface Chair {
  chair: number;
  /** Null: the dummy's. */
  seat: number | null;
  slots: (Bla5tSlot | null)[];
}

/** So many cards lie in a square, two by two; further ones beside it. */
export const SQUARE = 4;

export interface Around {
  mine: Chair | null;
  /** Clockwise from the reader, or from the first chair for a spectator. */
  others: Chair[];
}

export function around(view: Bla5tView): Around {
  const chairs = view.chairs.map((seat, chair): Chair => ({ chair, seat, slots: view.layouts[chair] ?? [] }));
  const own = view.seat === null ? -1 : view.chairs.indexOf(view.seat);
  if (own < 0) return { mine: null, others: chairs };
  return { mine: chairs[own]!, others: [...chairs.slice(own + 1), ...chairs.slice(0, own)] };
}

/** How many cards of a layout lie beside each other where they lie in two lines. */
export const columnsOf = ({ slots }: Chair): number => Math.ceil(Math.max(SQUARE, slots.length) / 2);

/** Where a card lies: its chair and its place, counted from 1. */
export interface Spot {
  chair: number;
  seat: number | null;
  place: number;
}

export function spotOf(view: Bla5tView, back: number): Spot | null {
  for (const [chair, layout] of view.layouts.entries()) {
    const at = layout.findIndex((slot) => slot?.back === back);
    if (at >= 0) return { chair, seat: view.chairs[chair] ?? null, place: at + 1 };
  }
  return null;
}

/** Every card on the table or in a hand, by its back. */
export function backsOf(view: Bla5tView): number[] {
  const laid = view.layouts.flat().filter((slot) => slot !== null);
  return [...laid, ...view.hand].map((slot) => slot.back);
}
