/** How a card on the table is read aloud. */

import { say } from '$lib/language.svelte';
import type { Speaker } from '../seam';
import { spotOf } from './arrange';
import type { Touch } from './choices';
import { WORDS } from './words';

/** What a card is marked with for everybody. */
export interface Marks {
  isWrong: boolean;
  isWatched: boolean;
  isAside: boolean;
}

export const NO_MARKS: Marks = { isWrong: false, isWatched: false, isAside: false };

export interface Lying {
  face: string | null;
  place: number;
  /** Null: the reader's own. */
  owner: number | null;
  marks: Marks;
  touch: Touch;
}

/** Numbered as the story numbers them. */
export function placeLabel(place: number): string {
  return say(spotOf(place).row === 0 ? WORDS.top : WORDS.bottom, { n: place + 1 });
}

export function cardLabel(card: Lying, speaker: Speaker): string {
  const place = placeLabel(card.place);
  const values = {
    place,
    card: card.face === null ? '' : speaker.card(card.face),
    name: card.owner === null ? '' : speaker.seat(card.owner),
  };
  const hidden = card.owner === null ? WORDS.ownHidden : WORDS.otherHidden;
  const shown = card.owner === null ? WORDS.ownShown : WORDS.otherShown;
  return withTouch(withMarks(say(card.face === null ? hidden : shown, values), card.marks), card.touch);
}

function withMarks(label: string, marks: Marks): string {
  if (marks.isWrong) return say(WORDS.isWrong, { label });
  if (marks.isWatched) return say(WORDS.isWatched, { label });
  return marks.isAside ? say(WORDS.isAside, { label }) : label;
}

function withTouch(label: string, touch: Touch): string {
  return touch.does === 'nothing' ? label : say(WORDS.can[touch.verb], { label });
}
