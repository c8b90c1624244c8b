/** Herrlof: woodcut and runes. */

import type { HerrlofView, Screen } from '$lib/protocol';
import { defineGame } from '../seam';
import { cardName } from './cards';
import Celebration from './Celebration.svelte';
import Chip from './Chip.svelte';
import { prompt } from './prompt';
import { scenes } from './scenes';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

const READ_TRICK = 1_700;
const READ_CARD = 500;

/** A finished trick and another's card are seen before the next thing happens. */
function hold(screen: Screen): number {
  const kinds = screen.events.map((told) => told.kind);
  if (kinds.includes('trick_won') || kinds.includes('trick_destroyed')) return READ_TRICK;
  const isOthers = screen.events.some((told) => told.kind === 'played' && told.seat !== screen.seat);
  return isOthers ? READ_CARD : 0;
}

export const client = defineGame<HerrlofView>({
  Table,
  Sheet,
  Celebration,
  Chip,
  top: 'light',
  hasBacks: true,
  card: cardName,
  prompt,
  scenes,
  hold,
  sounds: { played: 'card', drawn: 'card', trick_won: 'trick', trick_destroyed: 'trick' },
  sheetAfter: ['round_scored'],
  marks: { rounds: ['round_dealt'], points: ['trick_won', 'trick_destroyed'] },
});
