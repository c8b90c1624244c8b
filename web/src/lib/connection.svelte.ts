/** Whether the server answers, as far as was asked lately. */

class Connection {
  isAway = $state(false);
}

export const connection = new Connection();
