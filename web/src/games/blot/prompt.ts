import { say, tongue } from '$lib/language.svelte';
import type { BlotView } from '$lib/protocol';
import type { TableProps } from '../seam';
import { tileName } from './cards';
import { ungiven } from './tiles';
import { WORDS } from './words';

/** What is awaited of the reader, or of whoever won; null for a plain turn of somebody else. */
export function prompt({ view, me, moves, say: speaker }: TableProps<BlotView>): string | null {
  const isMine = me !== null && moves.length > 0;
  const name = speaker.seat(view.turn);
  switch (view.step) {
    case 'play':
      return isMine ? askPlay(view) : null;
    case 'give': {
      const tile = tileName(ungiven(view)?.colour ?? 'R', tongue.current);
      return isMine ? say(WORDS.askGive, { tile }) : say(WORDS.othersGive, { name });
    }
    case 'name':
      return isMine ? say(WORDS.askName) : say(WORDS.othersName, { name });
    default:
      return null;
  }
}

function askPlay(view: BlotView): string {
  if (view.seats > 2) return say(WORDS.askPlay);
  if (view.left === 2) return say(WORDS.askTwo);
  return say(view.first ? WORDS.askSecond : WORDS.askPlay);
}
