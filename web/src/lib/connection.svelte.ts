/** Whether the server answers, as far as was asked lately. */

class Connection {
  /** Null: nothing has been asked yet. */
  isAway = $state<boolean | null>(null);
}

export const connection = new Connection();
