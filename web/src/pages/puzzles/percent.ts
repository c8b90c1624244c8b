/** A chance from 0 to 1 as a whole number of per cent. */
export const percent = (chance: number): number => Math.round(100 * chance);
