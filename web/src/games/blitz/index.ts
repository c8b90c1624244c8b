/** Blitz!: white cards, eight bold symbols. Presses race here, so no screen is held back. */

import type { BlitzView } from '$lib/protocol';
import { defineGame } from '../seam';
import { cardName } from './cards';
import Chip from './Chip.svelte';
import { prompt } from './prompt';
import Shared from './Shared.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const client = defineGame<BlitzView>({
  Table,
  Shared,
  Sheet,
  Chip,
  card: cardName,
  prompt,
  keepsLapsesQuiet: true,
  sounds: {
    drawn: 'card',
    duel_drawn: 'card',
    tie_break_flipped: 'card',
    face_off: 'bell',
    won: 'trick',
    refused: 'refused',
    used: 'refused',
  },
  marks: { rounds: [], points: ['face_off', 'duel_drawn'] },
});
