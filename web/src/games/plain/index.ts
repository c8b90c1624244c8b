/** The general table: any game in sentences, with a button for each move. */

import type { GameClient } from '../seam';
import Table from './Table.svelte';

export const client: GameClient = { Table, wantsFacts: true };
