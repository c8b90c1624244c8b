/** What stands in the box, and what the server is told of it: how long it is, never what it says. */

export class Attempt {
  word = $state('');
  #told = '';

  constructor(
    private readonly press: (move: string) => void,
    /** Whether the server wants to hear of changes now. */
    private readonly isFollowed: () => boolean,
  ) {}

  /** The text has changed. What is typed over counts as taken away first: another first letter is another answer. */
  typed(): void {
    const now = this.word.trimStart();
    const before = this.#told;
    if (now === before) return;
    this.#told = now;
    const kept = sharedStart(before, now);
    if (kept < before.length && kept < now.length) this.#tell(kept);
    this.#tell(now.length);
  }

  answer(): void {
    const said = this.word.trim();
    if (!said) return;
    this.#tell(this.word.trimStart().length);
    this.#clear();
    this.press(`say ${said}`);
  }

  speak(): void {
    this.#clear();
    this.press('speak');
  }

  heard(said: string): void {
    this.press(`say ${said}`);
  }

  /** Nothing is sent: whoever empties the box has changed their mind. */
  drop(): void {
    if (this.#told !== '') this.#tell(0);
    this.#clear();
  }

  /** Other cards: what was begun for the former ones is over, which the server knows. */
  forget(): void {
    this.#clear();
  }

  #tell(length: number): void {
    if (this.isFollowed()) this.press(`typing ${length}`);
  }

  #clear(): void {
    this.word = '';
    this.#told = '';
  }
}

/** How many characters two texts begin with alike; an accent put on a letter leaves it the same. */
export function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && isSame(one[length]!, other[length]!)) length += 1;
  return length;
}

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isSame(one: string, other: string): boolean {
  return bare(one) === bare(other) || !/[\p{L}\p{N}]/u.test(one);
}
