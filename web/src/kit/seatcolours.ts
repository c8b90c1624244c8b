/** Each seat of a table has a colour of its own, round its portrait and under its initial. Never the
 * only sign: the name stands beside it. */

export const SEAT_COLOURS = [
  '#a83024',
  '#2a5fa8',
  '#1d6b43',
  '#7d2a78',
  '#54311c',
  '#c0407a',
  '#1b2a5c',
  '#8a5a08',
  '#0b6a75',
  '#5b45b8',
  '#5c6410',
  '#33352f',
] as const;

/** What is written on them, and stitched round them. */
export const THREAD = '#fff8ea';

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
