import { say } from '$lib/language.svelte';
import type { Bla5tView } from '$lib/protocol';
import type { TableProps } from '../seam';
import { spotOf } from './chairs';
import { WORDS } from './words';

/** What is awaited of the reader; null when it is somebody else's turn. It is also said aloud. */
export function prompt({ view, me, moves, say: speaker, isQuiet }: TableProps<Bla5tView>): string | null {
  if (view.step === 'reveal') return say(WORDS.revealTitle, { n: view.round });
  if (me === null || moves.length === 0) return null;
  const card = (text: string | null | undefined): string => (text ? speaker.card(text) : '');
  switch (view.step) {
    case 'start':
      return say(WORDS.askStart);
    case 'opening':
      return view.due[me] ? say(WORDS.askLook, { n: view.due[me] }) : say(WORDS.askSeen);
    case 'action':
      return say(WORDS.askAction);
    case 'choose':
      return say(WORDS.askChoose);
    case 'drawn':
      if (isQuiet) return say(WORDS.askDrawnQuiet);
      return say(WORDS.askDrawn, { card: card(view.hand[0]?.face) });
    case 'use':
      return say(WORDS.askUse, { card: card(view.discard) });
    case 'pick':
      return say(pickWords(view, moves), { card: card(view.effect) });
    case 'ask':
      return say(WORDS.askAsk);
    case 'mix':
      return say(WORDS.askMix);
    case 'look':
      return say(WORDS.askSeen);
    case 'swap':
      return say(WORDS.askSwap);
    case 'sit':
      return say(WORDS.askSit);
    case 'end':
      return say(WORDS.askEnd);
    case 'change':
      return say(WORDS.askChange);
    default:
      return null;
  }
}

/** Whose cards may be picked, as far as the choices tell. */
export function pickWords(view: Bla5tView, moves: string[]): (typeof WORDS)['pickAny'] {
  const owners = moves
    .filter((move) => move.startsWith('pick b'))
    .map((move) => spotOf(view, Number(move.slice(6)))?.seat === view.seat);
  if (owners.length === 0) return WORDS.pickDone;
  if (owners.every((isOwn) => isOwn)) return WORDS.pickOwn;
  return owners.some((isOwn) => isOwn) ? WORDS.pickAny : WORDS.pickOther;
}
