/** What the reader's own eyes see for a moment, as read aloud. Made of the view alone: a face is in it
 * while its look lasts, then nowhere (BLOOPS-Q43). */

import { listed, say } from '$lib/language.svelte';
import type { BloopsBack, BloopsView } from '$lib/protocol';
import type { Speaker } from '../seam';
import { WORDS } from './words';

interface Spot {
  seat: number;
  place: number;
  face: string;
}

/** Cards thrown wrongly lie open to everybody. */
export function openSights(view: BloopsView, speaker: Speaker): string[] {
  return view.shown.flatMap(({ back }) => {
    const spot = spotOf(view, back);
    return spot ? [say(WORDS.wrongAt, { ...wordsOf(spot, speaker), name: speaker.seat(spot.seat) })] : [];
  });
}

/** The first look, the drawn card, and the one that a 7 or an 8 shows. */
export function ownSights(view: BloopsView, speaker: Speaker): string[] {
  const { seat, drawn, looking, queue } = view;
  if (seat === null || view.step === 'over') return [];
  const lines = firstLook(view, seat, speaker);
  if (drawn?.face && view.turn === seat) lines.push(say(WORDS.drawnCard, { card: speaker.card(drawn.face) }));
  const spot = looking !== null && queue[0]?.seat === seat ? spotOf(view, looking) : null;
  if (spot) {
    const values = { ...wordsOf(spot, speaker), name: speaker.seat(spot.seat) };
    lines.push(say(spot.seat === seat ? WORDS.seenMine : WORDS.seenTheirs, values));
  }
  return lines;
}

function firstLook(view: BloopsView, seat: number, speaker: Speaker): string[] {
  if (view.step !== 'look' || view.ready[seat]) return [];
  const spots = (view.cards[seat] ?? []).flatMap((card, at) => spot(card, seat, at));
  if (spots.length === 0) return [];
  const cards = spots.map((one) => say(WORDS.cardAt, wordsOf(one, speaker)));
  return [say(WORDS.seenFirst, { cards: listed(cards) })];
}

function spotOf(view: BloopsView, back: number): Spot | null {
  const found = view.cards.flatMap((cards, seat) =>
    cards.flatMap((card, at) => (card?.back === back ? spot(card, seat, at) : [])),
  );
  return found[0] ?? null;
}

function spot(card: BloopsBack | null, seat: number, at: number): Spot[] {
  return card?.face ? [{ seat, place: at + 1, face: card.face }] : [];
}

function wordsOf({ face, place }: Spot, speaker: Speaker): { card: string; n: number } {
  return { card: speaker.card(face), n: place };
}
