/** Bla5t: hazard yellow on concrete. */

import type { Bla5tView } from '$lib/protocol';
import { defineGame } from '../seam';
import { cardName, word } from './cards';
import Celebration from './Celebration.svelte';
import Chip from './Chip.svelte';
import { hold, SOUNDS } from './news';
import { prompt } from './prompt';
import { scenes } from './scenes';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const client = defineGame<Bla5tView>({
  Table,
  Sheet,
  Celebration,
  Chip,
  top: 'light',
  hasBacks: true,
  card: cardName,
  word,
  prompt,
  scenes,
  hold,
  sounds: SOUNDS,
  sheetAfter: ['round_scored'],
  marks: { rounds: ['round_dealt'], points: ['drew', 'took', 'matched', 'mismatched', 'blasted'] },
});
