/** Filling texts in, as src/tablee/packs/filling.py does: both are held to web/tests/fillings.json and told.json. */

import { counted, pieces } from './plural';

export type Values = Record<string, string | number>;

const ELIDED = /(?<![\p{L}\p{N}_])(d|qu)e $/iu;
const VOWELS = 'aeiouàâäéèêëîïôöùûüœæ';
/** Yves, not Yann; the rune A is a letter. */
const BEGINS_WITH_A_VOWEL = new RegExp(`^(?:[${VOWELS}][\\p{L}\\p{N}_]|y(?![${VOWELS}])[\\p{L}\\p{N}_])`, 'iu');

/** `{name}` is filled in; `{n|# trick|# tricks}` chooses by number. A hole nobody fills stays as it is. */
export function fill(text: string, values: Values, language: string): string {
  return filled(text, language, (name) => (name in values ? [String(values[name])] : undefined)).join('');
}

/** The same in pieces, where some of what fills a hole is more than a text; `spoken`: how that is called. */
export function filled<Part>(
  text: string,
  language: string,
  value: (name: string) => (string | Part)[] | undefined,
  spoken: (part: Part) => string = () => '',
): (string | Part)[] {
  const parts: (string | Part)[] = [];
  for (const piece of pieces(text)) {
    if (typeof piece === 'string') {
      parts.push(piece);
      continue;
    }
    const [first, ...others] = value(piece.name) ?? [piece.whole];
    if (first === undefined) continue;
    const isCount = piece.forms !== undefined && typeof first === 'string' && first !== piece.whole;
    const said = isCount ? counted(piece, first, language) : first;
    const before = parts.at(-1);
    if (language === 'fr' && typeof before === 'string') {
      parts[parts.length - 1] = elided(before, typeof said === 'string' ? said : spoken(said));
    }
    parts.push(said, ...others);
  }
  return parts.filter((part) => part !== '');
}

/** French elides before a vowel: la carte d’Ada. */
function elided(words: string, next: string): string {
  return BEGINS_WITH_A_VOWEL.test(next) ? words.replace(ELIDED, '$1’') : words;
}
