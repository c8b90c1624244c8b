/** Shares as people read them. */

export const percent = (share: number): number => Math.round(100 * share);

/** What was won or lost, with its sign. */
export function signed(share: number): string {
  const number = percent(share);
  return number < 0 ? `−${-number}` : `+${number}`;
}
