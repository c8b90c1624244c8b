/** A round's end: what was hidden is turned over one by one, seat after seat. */

import { around, asItCame, eachOf, LANDS, moment, type Scene } from '$kit/scenes';
import type { Bla5tView, Screen } from '$lib/protocol';

export function scenes(screen: Screen, before: Screen): Scene[] {
  const told = around(screen.events, 'revealed');
  if (!told) return [{ screen }];
  const [played, revealed, rest] = told;
  const was = before.view as Bla5tView;
  const end = screen.view as Bla5tView;
  const wasUp = new Set(was.layouts.flat().flatMap((slot) => (slot?.up ? [slot.back] : [])));
  const hidden = end.layouts.flat().flatMap((slot) => (slot && !wasUp.has(slot.back) ? [slot.back] : []));
  const turning = [played, ...hidden.map(() => [])].map((events, count): Scene => {
    const layouts = closed(end, new Set(hidden.slice(count)));
    const view = { ...end, layouts, scores: was.scores, sheet: was.sheet };
    return {
      screen: moment<Bla5tView>(screen, before, view, events),
      stays: count === 0 ? LANDS : eachOf(hidden.length),
    };
  });
  return [...turning, asItCame(screen, [revealed, ...rest])];
}

/** The layouts of a round's end while these cards still lie face down. */
function closed(end: Bla5tView, hidden: Set<number>): Bla5tView['layouts'] {
  return end.layouts.map((row) =>
    row.map((slot) => slot && (hidden.has(slot.back) ? { ...slot, up: false, face: null } : slot)),
  );
}
