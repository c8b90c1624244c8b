/** Blitz!: white cards, eight bold symbols. Presses race here, so no screen is held back. */

import type { BlitzView } from '$lib/protocol';
import { defineGame } from '../seam';
import Answer from './Answer.svelte';
import { cardName } from './cards';
import Celebration from './Celebration.svelte';
import Chip from './Chip.svelte';
import { prompt } from './prompt';
import Shared from './Shared.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';
import { useThemes } from './themes.svelte';

export const client = defineGame<BlitzView>({
  Table,
  Shared,
  Sheet,
  Celebration,
  Chip,
  top: 'dark',
  Answer,
  prepare: useThemes,
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
    refused_outside: 'refused',
    refused_nonsense: 'refused',
    refused_unlisted: 'refused',
    unfit: 'refused',
    used: 'refused',
    shown_before: 'refused',
  },
  marks: { rounds: [], points: ['face_off', 'duel_drawn'] },
});
