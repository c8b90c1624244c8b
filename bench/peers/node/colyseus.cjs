// The trick game on Colyseus: `node colyseus.cjs PORT`. Hidden hands make every seat's screen its own, so screens are
// messages to one client each, which is also Colyseus' fastest way; nothing is stored.
'use strict';

const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const rules = require('./trick.cjs');

function shuffle(cards) {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

class Trick extends Room {
  maxClients = rules.SEATS;

  onCreate() {
    this.setPatchRate(null);
    this.setSeatReservationTime(60);
    this.seated = [];
    this.game = rules.newGame(shuffle);
    this.onMessage('play', (client, card) => this.onPlay(client, card));
    this.onMessage('sync', (client) => this.show(this.seated.indexOf(client)));
  }

  onJoin(client) {
    this.seated.push(client);
  }

  onPlay(client, card) {
    const seat = this.seated.indexOf(client);
    if (!rules.legal(this.game, seat).includes(card)) return;
    rules.play(this.game, seat, card, shuffle);
    this.seated.forEach((_, other) => this.show(other));
  }

  show(seat) {
    this.seated[seat].send('screen', rules.view(this.game, seat));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('trick', Trick);
server.listen(Number(process.argv[2]), '127.0.0.1');
