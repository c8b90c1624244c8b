import { say } from '$lib/language.svelte';
import type { BlitzView } from '$lib/protocol';
import type { TableProps } from '../seam';
import { themes } from './themes.svelte';
import { WORDS } from './words';

/** What is awaited of the reader; null: the page's own words. */
export function prompt({ view, me, moves, say: speaker }: TableProps<BlitzView>): string | null {
  const isDrawing = moves.some((move) => move.startsWith('draw '));
  const face = view.face_off;
  if (!face) return isDrawing ? say(WORDS.askDraw) : null;
  if (isDrawing) return say(WORDS.askFlip);
  if (view.step === 'vote') return moves.length > 0 ? say(WORDS.askVote) : null;
  if (view.step === 'hearing') {
    const word = face.answers.findLast((answer) => answer.seat === face.judged)?.word;
    return word && face.judged !== me ? say(WORDS.askHear, { word }) : null;
  }
  if (view.step === 'ask') {
    const word = face.answers.findLast((answer) => answer.seat === face.judged)?.word ?? '';
    return face.asked === me
      ? say(WORDS.askFitMe, { word })
      : say(WORDS.fitAsked, { name: speaker.seat(face.asked ?? 0) });
  }
  if (view.step !== 'race') return null;
  const place = me === null ? -1 : face.duellists.indexOf(me);
  const card = face.themes[place];
  if (card) return say(WORDS.askName, { theme: themes.of(card) });
  const [one = 0, other = 0] = face.duellists;
  return say(WORDS.askWatch, { one: speaker.seat(one), other: speaker.seat(other) });
}
