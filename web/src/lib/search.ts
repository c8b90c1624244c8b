/** Finding words in texts, accents and capitals aside. */

/** A piece of a text: found, or between. */
export interface Piece {
  text: string;
  isFound: boolean;
}

const LIGATURES: Record<string, string> = { 'œ': 'oe', 'æ': 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ' };

/** One letter without its accent; a ligature is two. */
function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  return LIGATURES[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
}

export function fold(text: string): string {
  return Array.from(text, foldLetter).join('');
}

/** The words of a query. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether all words stand somewhere in the text. */
export function hasAll(text: string, words: string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text in pieces, those that match a word marked. */
export function pieces(text: string, words: string[]): Piece[] {
  const letters = Array.from(text);
  const folded = letters.map(foldLetter);
  const letterAt = folded.flatMap((letter, i) => Array.from(letter, () => i));
  const whole = folded.join('');
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i += 1) marked.add(letterAt[i]!);
    }
  }
  const found: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && last.isFound === marked.has(i)) last.text += letter;
    else found.push({ text: letter, isFound: marked.has(i) });
  });
  return found;
}
