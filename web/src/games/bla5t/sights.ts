/** Faces that have come into the reader's sight, as read aloud. Made of the view alone: when a look is
 * over nothing is left of it (BLA5T-Q59). */

import { say, tongue } from '$lib/language.svelte';
import type { Bla5tView } from '$lib/protocol';
import type { Speaker } from '../seam';
import { cardLabel } from './cards';
import { spotOf } from './chairs';
import { WORDS } from './words';

/** `isQuiet`: others listen, so that only what everybody sees is read. */
export function sightsOf(view: Bla5tView, backs: number[], speaker: Speaker, isQuiet: boolean): string[] {
  const laid = backs.flatMap((back) => laidOut(view, back, speaker, isQuiet));
  return isQuiet ? laid : [...laid, ...drawn(view), ...top(view)];
}

function laidOut(view: Bla5tView, back: number, speaker: Speaker, isQuiet: boolean): string[] {
  const spot = spotOf(view, back);
  const slot = spot && view.layouts[spot.chair]?.[spot.place - 1];
  if (!spot || !slot?.face || (isQuiet && !slot.up && !view.shown.includes(back))) return [];
  const card = label(slot.face);
  if (spot.seat !== null && spot.seat === view.seat) return [say(WORDS.mineAt, { card, n: spot.place })];
  const name = spot.seat === null ? say(WORDS.zombie) : speaker.seat(spot.seat);
  return [say(WORDS.theirsAt, { card, name, n: spot.place })];
}

/** Two cards to choose from; a single one is named by the question what to do with it. */
function drawn({ hand }: Bla5tView): string[] {
  const faces = hand.flatMap((slot) => slot.face ?? []);
  return faces.length < 2 ? [] : faces.map((face) => say(WORDS.drawnCard, { card: label(face) }));
}

function top(view: Bla5tView): string[] {
  return view.top ? [say(WORDS.pileTop, { card: label(view.top) })] : [];
}

const label = (face: string): string => cardLabel(face, tongue.current);
