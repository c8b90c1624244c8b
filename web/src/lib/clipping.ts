/** The part of a drawn table that a picture is about. */

/** Tables mark their parts by this: `data-part="hand"`. */
export const PART = '[data-part]';

/** Pixels of the table as it was laid out. */
export interface Clip {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Around what is shown. */
const MARGIN = 14;

/** What holds all `parts`, and whatever lies between them, of a table laid out `design` wide; null if there is none. */
export function clip(table: HTMLElement, parts: string[], design: number): Clip | null {
  const all = table.getBoundingClientRect();
  const scale = design / all.width;
  const boxes = [...table.querySelectorAll<HTMLElement>(PART)]
    .filter((one) => parts.includes(one.dataset.part ?? ''))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
  if (boxes.length === 0) return null;
  const sides = (from: number, to: number, least: number, most: number): [number, number] => {
    const start = Math.max(0, (from - least) * scale - MARGIN);
    return [start, Math.min((most - least) * scale, (to - least) * scale + MARGIN) - start];
  };
  const [left, width] = sides(
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
    all.left,
    all.right,
  );
  const [top, height] = sides(
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
    all.top,
    all.bottom,
  );
  return { left, top, width, height };
}

/** What was measured before, unless it has really changed: how large it is drawn moves the measure by a hair. */
export function steady(found: Clip | null, before: Clip | null): Clip | null {
  if (!found || !before) return found;
  const sides = ['left', 'top', 'width', 'height'] as const;
  return sides.every((side) => Math.abs(found[side] - before[side]) <= 1) ? before : found;
}
