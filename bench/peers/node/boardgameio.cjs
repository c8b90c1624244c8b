// The trick game on boardgame.io: `node boardgameio.cjs PORT`. Its store is the default one, in memory.
'use strict';

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const rules = require('./trick.cjs');

const trick = {
  name: 'trick',
  minPlayers: rules.SEATS,
  maxPlayers: rules.SEATS,
  setup: ({ random }) => rules.newGame(random.Shuffle),
  turn: { order: { first: () => 0, next: ({ G }) => G.turn } },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random, events }, card) => {
        const seat = Number(playerID);
        if (!rules.legal(G, seat).includes(card)) return INVALID_MOVE;
        rules.play(G, seat, card, random.Shuffle);
        events.endTurn();
      },
    },
  },
  playerView: ({ G, playerID }) => rules.view(G, playerID === null ? null : Number(playerID)),
};

const server = Server({ games: [trick], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]) });
