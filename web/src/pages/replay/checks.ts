/** What is checked of a shuffle, by the server's audit and by this browser itself. */

import { say as text } from '$lib/language.svelte';
import { isPromiseKept, keptBytes, seedOf } from '$lib/live/shuffle';
import type { Audit } from '$lib/protocol';
import { WORDS } from './words';

export interface Check {
  name: string;
  isGood: boolean;
  lines: string[];
  code?: string;
  by: string;
}

const MOST_NAMED = 12;

export function checksOf(audit: Audit, names: string[]): Check[] {
  return [promise(audit), bytes(audit, names), seed(audit), luck(audit), moves(audit)];
}

/** Green needs everything: the audit and every check of one's own. */
export function isGood(audit: Audit, checks: Check[]): boolean {
  return audit.problem === '' && checks.every((check) => check.isGood);
}

function promise(audit: Audit): Check {
  const isKept = isPromiseKept(audit) === true;
  return {
    name: text(WORDS.promise),
    isGood: isKept,
    lines: [text(isKept ? WORDS.promiseLine : WORDS.promiseBroken)],
    code: audit.commitment,
    by: text(WORDS.byBrowser),
  };
}

/** A browser that took part looks for its own bytes. */
function bytes(audit: Audit, names: string[]): Check {
  const whose = (has: boolean): string => names.filter((_, seat) => Boolean(audit.given[seat]) === has).join(', ');
  const [gave, none] = [whose(true), whose(false)];
  const mine = keptBytes(audit.commitment);
  const isThere = mine === null || audit.given.includes(mine);
  const lines = [gave ? text(WORDS.bytesOf, { names: gave }) : text(WORDS.bytesNone)];
  if (gave && none) lines.push(text(WORDS.bytesWithout, { names: none }));
  if (mine !== null) lines.push(text(isThere ? WORDS.bytesMine : WORDS.bytesLost));
  return { name: text(WORDS.bytes), isGood: isThere, lines, by: text(WORDS.byBrowser) };
}

function seed(audit: Audit): Check {
  const own = audit.secret ? seedOf(audit.secret, audit.given) : '';
  return {
    name: text(WORDS.seed),
    isGood: own !== '' && own === audit.seed,
    lines: [text(WORDS.seedLine)],
    ...(own && { code: own }),
    by: text(WORDS.byBrowser),
  };
}

function luck(audit: Audit): Check {
  const deal = audit.luck.find((one) => one.line === 0);
  const later = audit.luck.filter((one) => one.line > 0);
  const lines: string[] = [];
  if (deal) lines.push(text(WORDS.luckDeal, { n: deal.draws }));
  if (audit.start) lines.push(text(WORDS.luckStart));
  if (later.length > 0) {
    const named =
      later
        .slice(0, MOST_NAMED)
        .map((one) => one.line)
        .join(', ') + (later.length > MOST_NAMED ? '…' : '');
    const n = later.reduce((sum, one) => sum + one.draws, 0);
    lines.push(text(WORDS.luckLater, { n, m: later.length, lines: named }));
  } else lines.push(text(WORDS.luckNone));
  return { name: text(WORDS.luck), isGood: deal !== undefined || audit.start, lines, by: text(WORDS.byServer) };
}

function moves(audit: Audit): Check {
  return {
    name: text(WORDS.moves),
    isGood: audit.moves === audit.lines && audit.over,
    lines: [text(WORDS.movesLine, { n: audit.moves, all: audit.lines })],
    by: text(WORDS.byServer),
  };
}
