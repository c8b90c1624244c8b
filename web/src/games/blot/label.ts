/** What a screen reader hears of a ceremony. */

import { say, tongue } from '$lib/language.svelte';
import type { Speaker } from '../seam';
import { colourName } from '$kit/colours';
import { tileName } from './cards';
import { NAMED } from './named';
import type { Drawn } from './tiles';
import { WORDS } from './words';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function ceremonyName(tile: Drawn): string {
  const name = tileName(tile.colour, tongue.current);
  const face = say(tile.face === 'dark' ? NAMED.dark : NAMED.light);
  const known = tile.face === 'gone' ? say(WORDS.tileGone, { tile: name }) : say(WORDS.tileIs, { tile: name, face });
  return upper(known);
}

export function ceremonyLabel(tile: Drawn, places: number, speaker: Speaker, more: string): string {
  const parts = [ceremonyName(tile)];
  if (tile.isToGive) parts.push(say(WORDS.tileToGive));
  else if (tile.face === 'gone') parts.push(tile.god ? say(WORDS.toGod, { god: tile.god }) : '');
  else parts.push(...offeringsOf(tile, places, speaker));
  return [...parts, more].filter(Boolean).join(', ');
}

function offeringsOf(tile: Drawn, places: number, speaker: Speaker): string[] {
  const cards = tile.offerings.map(({ card, seat }) =>
    say(WORDS.playedBy, { card: speaker.card(card), name: speaker.seat(seat) }),
  );
  if (cards.length === 0) return [say(WORDS.tileEmpty)];
  const colour = colourName(tile.demanded ?? tile.colour, tongue.current);
  const end =
    tile.winner === null
      ? say(WORDS.tileLacks, { n: places - cards.length })
      : say(WORDS.wonBy, { name: speaker.seat(tile.winner) });
  return [say(WORDS.tileDemands, { colour }), ...cards, end];
}
