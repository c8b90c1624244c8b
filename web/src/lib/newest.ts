/** Lists that grow downwards are read from their newest line. */

import { tick } from 'svelte';

/** After everything is drawn: a dialog around it is open by then. */
export async function toNewest(box: () => HTMLElement | undefined): Promise<void> {
  await tick();
  const found = box();
  if (found) found.scrollTop = found.scrollHeight;
}
