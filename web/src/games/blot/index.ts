/** Blot: a night ritual in bone and charcoal. */

import type { BlotView, Screen } from '$lib/protocol';
import { defineGame } from '../seam';
import { cardName } from './cards';
import Celebration from './Celebration.svelte';
import Chip from './Chip.svelte';
import { prompt } from './prompt';
import { scenes } from './scenes';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

const READ_CEREMONY = 2_000;
const READ_MASKS = 1_300;
const READ_GIFT = 900;
const READ_CARD = 600;

/** A finished ceremony, a god's new tile and another's card are seen before the next thing happens. */
function hold(screen: Screen): number {
  const kinds = screen.events.map((told) => told.kind);
  if (kinds.includes('ceremony_won')) return READ_CEREMONY;
  if (kinds.includes('mask_moved')) return READ_MASKS;
  if (kinds.includes('tile_given') || kinds.includes('round_dealt')) return READ_GIFT;
  const isOthers = screen.events.some((told) => told.kind === 'played' && told.seat !== screen.seat);
  return isOthers ? READ_CARD : 0;
}

export const client = defineGame<BlotView>({
  Table,
  Sheet,
  Celebration,
  Chip,
  top: 'dark',
  card: cardName,
  prompt,
  scenes,
  hold,
  sounds: { played: 'card', ceremony_won: 'trick', tile_given: 'card' },
  sheetAfter: ['round_scored'],
  marks: { rounds: ['round_dealt'], points: ['ceremony_won'] },
});
