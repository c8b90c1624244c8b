/** The plain table: any game, from its view's facts and its moves as buttons. */

import type { GameClient } from '../seam';
import Table from './Table.svelte';

export const client: GameClient = { Table, card: (text) => text };
