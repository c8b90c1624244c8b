/** What whoever runs the server can ask for, once their secret link has been exchanged for a cookie. */

import { ask } from './api';
import { hinted } from './hint';
import type { HostHouse, HostTable, TurnSomebodyOut } from './protocol';

const table = (code: string): string => `/host/tables/${encodeURIComponent(code)}`;

export const host = {
  enter: (secret: string) => ask<boolean>('POST', '/host/enter', { secret }),
  leave: () => ask<boolean>('POST', '/host/leave'),
  house: () => ask<HostHouse>('GET', '/host'),
  /** Without a code, the latest of all. */
  tables: (code = '') => ask<HostTable[]>('GET', `/host/tables?code=${encodeURIComponent(code)}`),
  close: (code: string) => ask<boolean>('POST', `${table(code)}/close`),
  remove: (code: string, whom: TurnSomebodyOut) => ask<boolean>('POST', `${table(code)}/remove`, whom),
};

export const backupAddress = (): string => hinted('/api/host/backup');
