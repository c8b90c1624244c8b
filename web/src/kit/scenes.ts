/** One screen tells several moments; these are made of it and of the one before, and of nothing else. */

import type { Scene } from '$lib/live/screens.svelte';
import type { Screen, Told, View } from '$lib/protocol';

export type { Scene };

/** A moment that is only looked at: nothing can be pressed on it. */
export function moment<V extends View>(screen: Screen, before: Screen, view: Partial<V>, events: Told[] = []): Screen {
  return {
    ...screen,
    version: before.version,
    view: { ...before.view, ...view },
    events,
    to_act: [],
    may_react: [],
    moves: [],
    reactions: [],
    race: [],
    held: [],
    can_take_back: false,
    result: null,
  };
}

/** The screen as it came, with the rest of what it tells. */
export const asItCame = (screen: Screen, events: Told[]): Scene => ({ screen: { ...screen, events } });

/** What happened before the first event of that kind, that event, and what happened after; null: none is told. */
export function around(events: Told[], kind: string): [Told[], Told, Told[]] | null {
  const at = events.findIndex((told) => told.kind === kind);
  return at < 0 ? null : [events.slice(0, at), events[at]!, events.slice(at + 1)];
}

const ALL_CARDS = 5_000;
const LONGEST = 420;
const SHORTEST = 110;

/** What happened last is seen before cards are turned over one by one; milliseconds for each of so many. */
export const LANDS = 900;
export const eachOf = (cards: number): number => Math.max(SHORTEST, Math.min(LONGEST, ALL_CARDS / cards));
