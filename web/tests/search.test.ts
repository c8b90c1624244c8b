import { expect, test } from 'vitest';
import { withCards } from '$lib/cardtext';
import { fold, hasAll, pieces, wordsOf } from '$lib/search';

test('accents, capitals, ligatures and typographic signs are folded', () => {
  expect(fold('Œuvre d’Été\u202f!')).toBe("oeuvre d'ete !");
});

test('all words of a query must be there, in any order', () => {
  expect(hasAll('La cérémonie est gagnée', wordsOf('GAGNEE  ceremonie'))).toBe(true);
  expect(hasAll('La cérémonie est gagnée', wordsOf('cérémonie perdue'))).toBe(false);
  expect(wordsOf('   ')).toEqual([]);
});

test('what is found is marked in the text as it stands', () => {
  expect(pieces('À l’œil nu', wordsOf('oeil'))).toEqual([
    { text: 'À l’', isFound: false },
    { text: 'œil', isFound: true },
    { text: ' nu', isFound: false },
  ]);
  expect(pieces('été été', wordsOf('ete')).filter((piece) => piece.isFound)).toHaveLength(2);
  expect(pieces('rien', [])).toEqual([{ text: 'rien', isFound: false }]);
});

test('cards in a text are parts of their own', () => {
  expect(withCards('Jouez {R7}, puis {11*}.')).toEqual(['Jouez ', { card: 'R7' }, ', puis ', { card: '11*' }, '.']);
});
