/** Moves as choices. Where one verb has very many, its first word is chosen first. */

export interface Choice {
  /** The move, or what stands for several: `swap b3 …`. */
  text: string;
  /** The moves it opens; none: it is a move itself. */
  opens: string[];
}

const MANY = 12;
const REST = '…';

/** `verbs`: first words that are no card. */
export function choicesOf(moves: string[], verbs: ReadonlySet<string>): Choice[] {
  const byVerb = groupBy(moves, (move) => verbOf(move, verbs));
  return [...byVerb].flatMap(([verb, list]) => {
    const isLong = list.length > MANY && list.every((move) => wordsOf(move, verb).length > 1);
    return isLong ? stepsOf(list, verb) : list.map((text) => ({ text, opens: [] }));
  });
}

function stepsOf(moves: string[], verb: string): Choice[] {
  const byFirst = groupBy(moves, (move) => wordsOf(move, verb)[0]!);
  return [...byFirst].map(([first, opens]) => {
    const rest = wordsOf(opens[0]!, verb)
      .slice(1)
      .map(() => REST);
    const text = verb ? [verb, first, ...rest].join(' ') : [first, ...rest].join(':');
    return opens.length === 1 ? { text: opens[0]!, opens: [] } : { text, opens };
  });
}

function verbOf(move: string, verbs: ReadonlySet<string>): string {
  const [first = ''] = move.split(' ');
  return verbs.has(first) ? first : '';
}

function wordsOf(move: string, verb: string): string[] {
  const [first = '', ...rest] = move.split(' ');
  return verb ? rest : [...first.split(':'), ...rest];
}

function groupBy(moves: string[], key: (move: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const move of moves) groups.set(key(move), [...(groups.get(key(move)) ?? []), move]);
  return groups;
}
