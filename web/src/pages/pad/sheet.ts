/** What the server counted, as lines of a score sheet. */

import type { SheetLine } from '$kit/sheet';
import { say } from '$lib/language.svelte';
import type { Kept } from '$lib/protocol';
import { WORDS } from './words';

export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export function sheetLines({ rounds, columns }: Kept): SheetLine[] {
  return rounds.flatMap(({ lines, points, totals }, index): SheetLine[] => [
    { key: `${index}.head`, label: say(WORDS.round, { n: index + 1 }), cells: columns.map(() => ''), kind: 'head' },
    ...lines.map(({ label, values, cells }, line): SheetLine => ({
      key: `${index}.${line}`,
      label: say(label, values),
      cells,
    })),
    { key: `${index}.points`, label: say(WORDS.points), cells: points.map(signed), kind: 'sum' },
    { key: `${index}.total`, label: say(WORDS.total), cells: totals.map(signed), kind: 'sum' },
  ]);
}
