import { tick } from 'svelte';

/** Keeps the keyboard at a table: where a new screen has taken away what was focused, `goOn` says
 * where it goes on. Called while the table's component is made. */
export function stayAt(root: () => HTMLElement | undefined, version: () => number, goOn: () => void): void {
  let hadFocus = false;
  $effect.pre(() => {
    void version();
    hadFocus = root()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    void version();
    if (!hadFocus) return;
    void tick().then(() => {
      if (document.activeElement === document.body) goOn();
    });
  });
}
