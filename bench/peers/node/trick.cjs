// A small trick game for four, the same for all peers: 52 cards, the led colour must be followed, the highest card of
// it wins, and after thirteen tricks the cards are dealt again. It stands for Blot: about as many choices, hands that
// others must not see, and on the table what Blot's players see there too: the round's won tricks, the last three
// rounds of the score sheet, and what the last card did.
'use strict';

const SEATS = 4;
const COLOURS = ['R', 'G', 'B', 'Y'];
const VALUES = 13;

const colourOf = (card) => card[0];
const valueOf = (card) => Number(card.slice(1));

function deal(shuffle) {
  const deck = shuffle(COLOURS.flatMap((colour) => Array.from({ length: VALUES }, (_, n) => colour + (n + 1))));
  return Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * VALUES, (seat + 1) * VALUES));
}

function newGame(shuffle) {
  return {
    hands: deal(shuffle),
    trick: [],
    tricks: [],
    sheet: [],
    scores: Array(SEATS).fill(0),
    events: [],
    turn: 0,
    round: 1,
  };
}

function legal(game, seat) {
  if (seat !== game.turn) return [];
  const led = game.trick.length && game.trick.length < SEATS ? colourOf(game.trick[0].card) : null;
  const following = game.hands[seat].filter((card) => colourOf(card) === led);
  return following.length ? following : game.hands[seat];
}

function winner(trick) {
  const led = trick.filter(({ card }) => colourOf(card) === colourOf(trick[0].card));
  return led.reduce((best, one) => (valueOf(one.card) > valueOf(best.card) ? one : best)).seat;
}

/** Plays a card that has been found legal; changes `game`. */
function play(game, seat, card, shuffle) {
  if (game.trick.length === SEATS) game.trick = [];
  game.hands[seat] = game.hands[seat].filter((other) => other !== card);
  game.trick.push({ seat, card });
  game.events = [{ kind: 'played', seat, card }];
  game.turn = (seat + 1) % SEATS;
  if (game.trick.length < SEATS) return;
  game.turn = winner(game.trick);
  game.tricks.push({ winner: game.turn, cards: game.trick.map((one) => ({ ...one })) });
  game.events.push({ kind: 'trick_won', seat: game.turn });
  if (game.hands.some((hand) => hand.length)) return;
  const won = game.scores.map((_, n) => game.tricks.filter((trick) => trick.winner === n).length);
  game.scores = game.scores.map((score, n) => score + won[n]);
  game.sheet = [...game.sheet, { round: game.round, won }].slice(-3);
  game.events.push({ kind: 'round_over', won });
  game.tricks = [];
  game.hands = deal(shuffle);
  game.round += 1;
}

/** What a seat may see, with the moves it may make. */
function view(game, seat) {
  return {
    ...game,
    hands: game.hands.map((hand, other) => (other === seat ? hand : null)),
    counts: game.hands.map((hand) => hand.length),
    moves: legal(game, seat),
  };
}

module.exports = { SEATS, newGame, legal, play, view };
