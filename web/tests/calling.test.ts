import { expect, test } from 'vitest';
import { calling } from '$lib/calling';
import { speaker } from '$lib/speaker';
import { client } from '../src/games/plain';
import { game, told } from './messages';

const info = game({
  moves: { match: { fr: 'poser {0}', en: 'place {0}' } },
  facts: {
    own_place: { fr: 'votre carte en place {place}', en: 'your card in place {place}' },
    turn: { fr: 'à vous', en: 'your turn' },
  },
});

test('a word of a move is called what the screen calls it, any other as ever', () => {
  const plain = speaker(client, info, ['Ada'], 'fr');
  const say = calling(plain, [told('turn', 0), told('own_place', 0, { stands_for: 'b7', place: 2 })]);
  expect(say.move('match b7')).toBe('poser votre carte en place 2');
  expect(say.move('match b8')).toBe(plain.move('match b8'));
});
