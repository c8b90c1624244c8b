import { untrack } from 'svelte';
import type { Bla5tView, Screen, Told } from '$lib/protocol';
import { backsOf } from './chairs';
import { mixedAt } from './news';

/** What just happened; it stays to be read until something else does. */
export class Happening {
  events = $state.raw<Told[]>([]);
  /** Cards that have just come into sight, or are in sight for a moment only. */
  sighted = $state.raw<number[]>([]);
  /** Cards a 6b has mixed. */
  shaken = $state.raw<number[]>([]);
  discardKey = $state('discard');
  #laid: number[] = [];
  #up: number[] = [];

  /** Called while the table's component is made. */
  constructor(screen: () => Screen, view: () => Bla5tView) {
    $effect.pre(() => {
      const now = screen();
      untrack(() => this.#take(now.events, view()));
    });
  }

  #take(events: Told[], view: Bla5tView): void {
    if (events.length > 0) this.events = events;
    this.shaken = mixedAt(events, view);
    const seen = view.layouts.flat().filter((slot) => slot !== null && slot.face !== null);
    this.sighted = seen.flatMap((slot) => (slot && !(slot.up && this.#up.includes(slot.back)) ? [slot.back] : []));
    this.#up = seen.flatMap((slot) => (slot?.up ? [slot.back] : []));
    this.#follow(view);
  }

  /** A card that left its place for the discard keeps its key, so that it flies there. */
  #follow(view: Bla5tView): void {
    const backs = backsOf(view);
    const gone = this.#laid.filter((back) => !backs.includes(back));
    this.#laid = backs;
    const top = `${view.round}.${view.discards}.${view.discard}`;
    if (this.discardKey.endsWith(`@${top}`)) return;
    const last = view.step === 'mix' || this.shaken.length > 0 ? undefined : gone.at(-1);
    this.discardKey = last === undefined ? `discard@${top}` : `b${last}@${top}`;
  }
}
