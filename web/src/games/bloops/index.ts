/** Bloops: an aquarium. */

import type { BloopsView } from '$lib/protocol';
import { defineGame } from '../seam';
import { backName, cardName } from './cards';
import Celebration from './Celebration.svelte';
import Chip from './Chip.svelte';
import { prompt } from './prompt';
import { scenes } from './scenes';
import Shared from './Shared.svelte';
import Sheet from './Sheet.svelte';
import Table from './Table.svelte';

export const client = defineGame<BloopsView>({
  Table,
  Shared,
  Sheet,
  Celebration,
  Chip,
  top: 'dark',
  card: cardName,
  word: (_, text, language) => backName(text, language),
  prompt,
  scenes,
  sounds: {
    drawn: 'card',
    discarded: 'card',
    thrown: 'trick',
    thrown_wrong: 'refused',
    thrown_late: 'refused',
    grabbed: 'refused',
    swapped: 'card',
    gifted: 'card',
    bloops: 'bell',
  },
  marks: { rounds: [], points: ['drawn', 'bloops'] },
});
