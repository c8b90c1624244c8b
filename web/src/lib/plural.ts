/** The holes of a text: `{name}`, and `{n|# trick|# tricks}`, which chooses by number as the language counts;
 * `#` is the number. Of two forms the first is for `one`; a language that needs more names each:
 * `{n|one:# karta|few:# karty|other:# kart}`. */

const HOLE = /\{(\w+)(?:\|([^}]*))?\}/g;
const NAMED = /(?:^|\|)(zero|one|two|few|many|other):([^|]*)/g;

export interface Hole {
  whole: string;
  name: string;
  /** What a number chooses from. */
  forms: string | undefined;
}

/** The words of a text and its holes, in order. */
export function pieces(text: string): (string | Hole)[] {
  const found: (string | Hole)[] = [];
  let at = 0;
  for (const match of text.matchAll(HOLE)) {
    const [whole, name = '', forms] = match;
    found.push(text.slice(at, match.index), { whole, name, forms });
    at = match.index + whole.length;
  }
  return [...found, text.slice(at)].filter((piece) => piece !== '');
}

const rules = new Map<string, Intl.PluralRules>();

/** `one`, `few`, `many`, …: as Unicode's CLDR has it. */
export function category(number: number, language: string): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(number);
}

/** What a number chooses in a hole; a hole without forms takes the number itself. */
export function counted({ forms }: Pick<Hole, 'forms'>, number: number | string, language: string): string {
  if (forms === undefined) return String(number);
  return formOf(forms, category(Number(number), language)).replaceAll('#', String(number).replace('-', '−'));
}

function formOf(forms: string, found: string): string {
  const named = new Map(Array.from(forms.matchAll(NAMED), ([, name, text]) => [name, text] as const));
  if (named.size > 0) return named.get(found) ?? named.get('other') ?? '';
  const both = forms.split('|');
  return (found === 'one' ? both[0] : both.at(-1)) ?? '';
}
