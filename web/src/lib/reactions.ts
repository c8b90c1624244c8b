/** Quick phrases and drawn faces: a closed list, sent by their numbers and said in each reader’s language. */

import type { Both } from './language.svelte';

export type Drawn = 'smile' | 'laugh' | 'wow' | 'pout';

/** `told`: as a screen reader says it of somebody. */
export interface Reaction {
  label: Both;
  told: Both;
  drawn?: Drawn;
}

const phrase = (fr: string, en: string): Reaction => ({
  label: { fr, en },
  told: { fr: `{name} : ${fr}`, en: `{name}: ${en}` },
});

/** As many as the server knows (`REACTIONS`); what stands where is never changed. */
export const REACTIONS: readonly Reaction[] = [
  phrase('Bien joué !', 'Well played!'),
  phrase('Oups…', 'Oops…'),
  phrase('À toi !', 'Your turn!'),
  phrase('Encore une !', 'One more!'),
  { drawn: 'smile', label: { fr: 'Sourire', en: 'Smile' }, told: { fr: '{name} sourit.', en: '{name} smiles.' } },
  { drawn: 'laugh', label: { fr: 'Rire', en: 'Laugh' }, told: { fr: '{name} rit.', en: '{name} laughs.' } },
  {
    drawn: 'wow',
    label: { fr: 'Ouvrir de grands yeux', en: 'Open one’s eyes wide' },
    told: { fr: '{name} ouvre de grands yeux.', en: '{name} is all eyes.' },
  },
  {
    drawn: 'pout',
    label: { fr: 'Faire la moue', en: 'Pull a face' },
    told: { fr: '{name} fait la moue.', en: '{name} pulls a face.' },
  },
];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a bubble covers least of what is played with: over its portrait’s own place first, then
 * above it, below it, on either side, and a little further away. */
export function placeOf(portrait: Box, bubble: Pick<Box, 'width' | 'height'>, taken: Box[], room: Box): Box {
  const { width, height } = bubble;
  const middle = portrait.top + (portrait.height - height) / 2;
  const aboveAndBelow = (away: number): [number, number][] => [
    [portrait.left, portrait.top - height - away],
    [portrait.left, portrait.top + portrait.height + away],
  ];
  const spots: [number, number][] = [
    [portrait.left, middle],
    ...aboveAndBelow(0),
    [portrait.left - width, middle],
    [portrait.left + portrait.width, middle],
    ...aboveAndBelow(height),
    ...aboveAndBelow(2 * height),
  ];
  const boxes = spots.map(([left, top]) => ({
    left: within(left, room.left, room.left + room.width - width),
    top: within(top, room.top, room.top + room.height - height),
    width,
    height,
  }));
  const covered = boxes.map((box) => taken.reduce((sum, one) => sum + shared(box, one), 0));
  return boxes[covered.indexOf(Math.min(...covered))]!;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
