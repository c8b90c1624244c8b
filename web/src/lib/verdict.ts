/** What a finished game is to its reader: won, or how far behind. */

import { listed, t } from './language.svelte';
import type { Result } from './protocol';
import { isShared } from './seating';

/** `reader`: null for who has no place of their own in it. */
export function verdict({ places, scores }: Result, reader: number | null, names: string[]): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winning = listed(winners.map((seat) => names[seat] ?? ''));
  const place = reader === null ? undefined : places[reader];
  if (reader === null || place === undefined) return t('end.won', { names: winning });
  if (place === 1) return t(isShared(places) ? 'end.shared' : 'end.youWon');
  const n = Math.abs((scores[winners[0]!] ?? 0) - (scores[reader] ?? 0));
  // One rival, or one other team: who is second is known, and by how much is not.
  if (places.every((one) => one <= 2) && places.filter((one) => one === 2).length === winners.length)
    return t(n === 0 ? 'end.lostLevel' : 'end.lost', { names: winning, n });
  return t(n === 0 ? 'end.level' : 'end.placed', { place: placeName(place), all: places.length, n });
}

function placeName(place: number): string {
  if (place === 2) return t('end.place2');
  return place === 3 ? t('end.place3') : t('end.place', { n: place });
}
