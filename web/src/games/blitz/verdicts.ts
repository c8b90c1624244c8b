import type { Both } from '$lib/language.svelte';
import type { BlitzAnswerView } from '$lib/protocol';
import { WORDS } from './words';

/** Why an answer counts or not, in a few words; null: the group says so, and nobody needs a reason. */
export function verdictOf({ standing, verdict }: BlitzAnswerView): Both | null {
  if (verdict === null) return null;
  if (verdict === 'unknown' && standing === 'accepted') return WORDS.verdict.trusted!;
  return WORDS.verdict[verdict] ?? null;
}
