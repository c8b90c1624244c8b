/** What lies on the table marked for everybody. */

import type { BloopsView } from '$lib/protocol';
import { asideBacks } from './count';
import type { Marks } from './labels';

export function marksIn(view: BloopsView): (back: number) => Marks {
  const wrong = new Set(view.shown.map((one) => one.back));
  const aside = asideBacks(view);
  return (back) => ({ isWrong: wrong.has(back), isWatched: view.looking === back, isAside: aside.has(back) });
}
