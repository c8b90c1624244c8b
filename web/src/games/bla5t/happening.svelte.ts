import { untrack } from 'svelte';
import type { Bla5tView, Screen, Told } from '$lib/protocol';
import { backsOf } from './chairs';
import { flashOf, mixedAt, type Flash } from './news';

const FLASH_STAYS = 2_400;

/** What just happened; it stays to be read until something else does. */
export class Happening {
  events = $state.raw<Told[]>([]);
  /** A card that is shown for a moment. */
  flash = $state.raw<Flash | null>(null);
  /** Cards a 6b has mixed. */
  shaken = $state.raw<number[]>([]);
  discardKey = $state('discard');
  #laid: number[] = [];

  /** Called while the table's component is made. */
  constructor(screen: () => Screen, view: () => Bla5tView, isPaused: () => boolean) {
    $effect.pre(() => {
      const now = screen();
      untrack(() => this.#take(now.events, view()));
    });
    $effect(() => {
      if (!this.flash || isPaused()) return;
      const timer = setTimeout(() => (this.flash = null), FLASH_STAYS);
      return () => clearTimeout(timer);
    });
  }

  #take(events: Told[], view: Bla5tView): void {
    if (events.length > 0) this.events = events;
    this.flash = flashOf(events, view);
    this.shaken = mixedAt(events, view);
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
