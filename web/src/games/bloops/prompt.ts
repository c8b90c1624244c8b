import { say } from '$lib/language.svelte';
import type { BloopsView } from '$lib/protocol';
import type { TableProps } from '../seam';
import { WORDS } from './words';

/** What is awaited of the reader, or whether anybody may throw; null: the page's own words. */
export function prompt({ view, screen, moves, say: speaker }: TableProps<BloopsView>): string | null {
  const isRace = view.window && screen.to_act.length === 0;
  if (isRace && view.top !== null) return say(WORDS.askThrow, { card: speaker.card(view.top) });
  const [verb = ''] = moves[0]?.split(' ') ?? [];
  switch (verb) {
    case 'seen':
      return say(view.step === 'look' ? WORDS.askLook : WORDS.askSeen);
    case 'clockwise':
    case 'counterclockwise':
      return say(WORDS.askDirection);
    case 'draw':
      return say(WORDS.askDraw);
    case 'pass':
      return say(WORDS.askPass);
    case 'discard':
      return say(WORDS.askDecide);
    case 'gift':
      return say(WORDS.askGift);
    case 'look':
      return say(WORDS.askLookAt, { n: view.queue[0]?.value ?? 7 });
    case 'swap':
      return say(WORDS.askSwap);
    case 'confirm':
      return say(WORDS.askConfirm);
    default:
      return null;
  }
}
