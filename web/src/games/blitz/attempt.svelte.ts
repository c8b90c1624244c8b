/** What stands in the box, and whether its first letter has been pressed as a start. */

export class Attempt {
  word = $state('');
  #hasBegun = false;

  constructor(
    private readonly press: (move: string) => void,
    private readonly isDelivering: () => boolean,
  ) {}

  /** Other cards, a try that has ended, a rest that is over: the next letter begins anew. */
  renew(): void {
    if (!this.isDelivering()) this.#hasBegun = false;
  }

  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.press('start');
  }

  typed(): void {
    if (this.word.trim() !== '') this.begin();
    else this.renew();
  }

  answer(given: string): void {
    const said = given.trim();
    if (!said) return;
    this.begin();
    this.press(`say ${said}`);
    this.#clear();
  }

  drop(): void {
    if (this.isDelivering() || this.#hasBegun) this.press('blank');
    this.#clear();
  }

  #clear(): void {
    this.word = '';
    this.#hasBegun = false;
  }
}
