/** A control that shows what holds: what was chosen and refused, by whomever, is taken back. */

import type { Action } from 'svelte/action';
import type { LiveTable } from './live/table.svelte';

interface Held {
  /** Null: nobody can refuse it. */
  live: LiveTable | null;
  value: string | boolean;
}

export const showing: Action<HTMLInputElement | HTMLSelectElement, Held> = (control, { live, value }) => {
  let held = value;
  const stop = live?.listen({
    failed: () => {
      if (typeof held === 'string') control.value = held;
      else (control as HTMLInputElement).checked = held;
    },
  });
  return {
    update: (now) => (held = now.value),
    destroy: () => stop?.(),
  };
};
