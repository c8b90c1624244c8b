/** What a screen's events mean for the table: what just happened, and how long it stays. */

import type { Bla5tView, Screen, Told } from '$lib/protocol';
import type { Sound } from '$lib/sounds';

/** Milliseconds to see each before the next thing happens. */
const PAUSES: Record<string, number> = {
  drew: 650,
  discarded: 900,
  played: 1_300,
  placed: 1_100,
  took: 1_300,
  matched: 1_300,
  mismatched: 2_600,
  penalty_card: 700,
  flipped_up: 1_200,
  flipped_down: 900,
  swapped: 1_200,
  swapped_others: 1_200,
  mixed: 1_200,
  helmut_revealed: 2_000,
  claim_failed: 2_200,
  removed: 1_300,
  places_changed: 2_400,
  looked_at_theirs: 700,
  looked: 500,
  blasted: 2_200,
  reshuffled: 800,
};

export function hold(screen: Screen): number {
  return Math.max(0, ...screen.events.map((told) => pauseOf(told, screen)));
}

/** Nobody waits for what they did themselves. */
function pauseOf(told: Told, screen: Screen): number {
  const isOwn = told.seat !== null && told.seat === screen.seat;
  const isSlow = told.kind === 'mismatched' || told.kind === 'claim_failed' || told.kind === 'places_changed';
  const view = screen.view as Bla5tView;
  if (view.step === 'opening' || (isOwn && !isSlow)) return 0;
  return PAUSES[told.kind] ?? 0;
}

export const SOUNDS: Partial<Record<string, Sound>> = {
  round_dealt: 'card',
  drew: 'card',
  discarded: 'card',
  played: 'card',
  placed: 'card',
  took: 'card',
  matched: 'trick',
  blasted: 'bell',
  flipped_up: 'card',
  flipped_down: 'card',
};

const UNTOLD = ['revealed', 'round_scored'];

/** The latest of what happened, to read on the table. */
export function headlines(events: Told[]): Told[] {
  return events.filter((told) => !UNTOLD.includes(told.kind)).slice(-2);
}

/** Places at a chair that were just mixed, moved or not. */
export function mixedAt(events: Told[], view: Bla5tView): number[] {
  const told = events.find((one) => one.kind === 'mixed');
  if (!told || told.seat === null || !Array.isArray(told.values.places)) return [];
  const layout = view.layouts[view.chairs.indexOf(told.seat)] ?? [];
  return told.values.places.flatMap((place) => layout[Number(place) - 1]?.back ?? []);
}
