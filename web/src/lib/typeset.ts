/** French typography: spaces that do not break before : ; ! ? » and after «, the round apostrophe. */

import type { Language } from './language.svelte';

const WIDE = '\u00a0';
const NARROW = '\u202f';

export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text
    .replace(/'/g, '’')
    .replace(/[ \u00a0\u202f]?([;!?])(?=\s|$|[)»\u00a0\u202f])/g, `${NARROW}$1`)
    .replace(/[ \u00a0\u202f]:/g, `${WIDE}:`)
    .replace(/«[ \u202f]/g, `«${WIDE}`)
    .replace(/[ \u202f]»/g, `${WIDE}»`)
    .replace(/(\d) (%|€|s\b|min\b)/g, `$1${WIDE}$2`);
}
