/** A round's end: what was hidden is turned over one by one, seat after seat, each count rising with
 * it; then the count as it stands, and the sheet. */

import { around, asItCame, eachOf, LANDS, moment, type Scene } from '$kit/scenes';
import type { Bla5tView, Screen } from '$lib/protocol';
import { parse } from './cards';

const READ_COUNT = 1_800;

export function scenes(screen: Screen, before: Screen): Scene[] {
  const told = around(screen.events, 'revealed');
  if (!told) return [{ screen }];
  const [played, revealed, rest] = told;
  const was = before.view as Bla5tView;
  const end = screen.view as Bla5tView;
  const wasUp = new Set(was.layouts.flat().flatMap((slot) => (slot?.up ? [slot.back] : [])));
  const hidden = end.layouts.flat().flatMap((slot) => (slot && !wasUp.has(slot.back) ? [slot.back] : []));
  const turning = [played, ...hidden.map(() => [])].map((events, count): Scene => {
    const view = counted({ ...end, layouts: closed(end, new Set(hidden.slice(count))) }, was);
    return {
      screen: moment<Bla5tView>(screen, before, view, events),
      stays: count === 0 ? LANDS : eachOf(hidden.length),
    };
  });
  const count = moment<Bla5tView>(screen, before, end, [revealed]);
  return [...turning, { screen: count, stays: READ_COUNT }, asItCame(screen, rest)];
}

/** What lies open, counted as it lies. */
function counted(view: Bla5tView, was: Bla5tView): Bla5tView {
  const lines = was.scores.map((_, seat) => {
    const slots = view.layouts[view.chairs.indexOf(seat)] ?? [];
    const points = slots.reduce((sum, slot) => sum + (slot?.face ? parse(slot.face).value : 0), 0);
    return { cards: points, counted: points, penalty: 0, points };
  });
  const scores = was.scores.map((score, seat) => score + (lines[seat]?.points ?? 0));
  return { ...view, scores, sheet: [...was.sheet, lines] };
}

/** The layouts of a round's end while these cards still lie face down. */
function closed(end: Bla5tView, hidden: Set<number>): Bla5tView['layouts'] {
  return end.layouts.map((row) =>
    row.map((slot) => slot && (hidden.has(slot.back) ? { ...slot, up: false, face: null } : slot)),
  );
}
