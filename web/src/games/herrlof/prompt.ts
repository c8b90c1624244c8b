import { say } from '$lib/language.svelte';
import type { HerrlofView } from '$lib/protocol';
import type { TableProps } from '../seam';
import { WORDS } from './words';

/** What is awaited of the reader; null when it is somebody else's turn. */
export function prompt({ view, me, moves, say: speaker }: TableProps<HerrlofView>): string | null {
  if (me === null || moves.length === 0) return null;
  switch (view.step) {
    case 'predict':
      return say(WORDS.askPredict);
    case 'play':
      return say(view.trick.length === 0 ? WORDS.askLead : WORDS.askFollow);
    case 'draw':
      return say(WORDS.askDraw);
    case 'discard':
      return say(WORDS.askDiscard);
    case 'steal':
      return say(WORDS.askSteal);
    case 'take':
      return say(WORDS.askTake);
    case 'give':
      return say(WORDS.askGive, { name: speaker.seat(view.victim ?? me) });
    default:
      return null;
  }
}
