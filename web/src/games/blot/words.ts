/** Blot's own words on the page. */

import { SHARED } from '$kit/words';

export const WORDS = {
  round: { fr: 'Manche', en: 'Round' },
  roundOf: { fr: 'Manche {n} sur 4', en: 'Round {n} of 4' },
  gods: { fr: 'Les dieux', en: 'The gods' },
  ceremonies: { fr: 'Les cérémonies', en: 'The ceremonies' },
  hand: SHARED.hand,
  playedBy: SHARED.playedBy,

  affinity: { fr: 'Affinité', en: 'Affinity' },
  demanded: { fr: 'Demandé', en: 'Demanded' },
  toOpen: { fr: 'À ouvrir', en: 'Not open' },
  toGive: { fr: 'À offrir', en: 'To give' },
  closed: { fr: 'Cérémonie close', en: 'Ceremony closed' },
  toGod: { fr: 'à {god}', en: 'to {god}' },
  wonBy: { fr: 'Pour {name}', en: 'To {name}' },

  tileIs: { fr: 'Cérémonie {tile}, face {face}', en: '{tile} ceremony, {face} face' },
  tileGone: { fr: 'Cérémonie {tile}, close', en: '{tile} ceremony, closed' },
  tileDemands: { fr: 'couleur demandée : {colour}', en: 'demanded colour: {colour}' },
  tileEmpty: { fr: 'aucune carte', en: 'no card yet' },
  tileLacks: { fr: '{n|encore # carte|encore # cartes}', en: '{n|# card to come|# cards to come}' },
  tileTakes: { fr: 'votre carte peut y aller', en: 'your card may go there' },
  tileRefuses: { fr: 'votre carte ne peut pas y aller', en: 'your card may not go there' },
  tileToGive: { fr: 'à attribuer à un dieu', en: 'to be given to a god' },

  masked: { fr: 'Masqué pour cette manche', en: 'Masked for this round' },
  holds: { fr: 'tient la tuile {tile}', en: 'holds the {tile} tile' },
  holdsNone: { fr: 'sans tuile', en: 'no tile yet' },
  godsTitle: { fr: 'Les deux faces des dieux', en: 'Both faces of the gods' },
  faceNow: { fr: 'visible', en: 'showing' },
  godsNote: {
    fr: 'Après chaque manche, le masque avance d’un dieu vers la droite, puis les trois autres se retournent.',
    en: 'After each round the mask moves one god to the right, then the other three turn over.',
  },
  giveTo: { fr: 'Offrir la tuile à {god}', en: 'Give the tile to {god}' },
  give: {
    fr: 'La tuile {tile} est à vous. Quel dieu la reçoit ?',
    en: 'The {tile} tile is yours. Which god receives it?',
  },
  name: {
    fr: 'La dernière cérémonie est à vous. Qui ouvre la manche {n} ?',
    en: 'The last ceremony is yours. Who starts round {n}?',
  },
  me: { fr: 'Moi', en: 'Me' },

  points: SHARED.points,
  cards: SHARED.cards,
  tricks: SHARED.tricks,
  tricksOf: { fr: '{name} : {n|# pli gagné|# plis gagnés}. Regarder', en: '{name}: {n|# trick|# tricks} won. Look' },
  tricksTitle: { fr: 'Plis gagnés', en: 'Tricks won' },
  tricksOfWhom: { fr: 'De qui ?', en: 'Whose?' },
  tricksNone: { fr: 'Aucun pli pour l’instant.', en: 'No trick yet.' },
  tricksColours: { fr: 'Cartes gagnées par couleur', en: 'Cards won by colour' },
  tricksTogether: { fr: 'Les plis d’une équipe se comptent ensemble.', en: 'A team’s tricks count together.' },
  trickOf: { fr: 'Cérémonie {tile}', en: '{tile} ceremony' },
  trickBy: { fr: 'remportée par {name}', en: 'won by {name}' },
  colourHas: { fr: '{colour} : {n}', en: '{colour}: {n}' },

  team0: { fr: 'Équipe du Soleil', en: 'Sun team' },
  team1: { fr: 'Équipe de la Lune', en: 'Moon team' },
  side0: { fr: 'Soleil', en: 'Sun' },
  side1: { fr: 'Lune', en: 'Moon' },
  partner: { fr: 'partenaire', en: 'partner' },

  askPlay: { fr: 'À vous : une offrande, puis sa cérémonie', en: 'Your turn: an offering, then its ceremony' },
  askTwo: { fr: 'À vous : deux offrandes, l’une après l’autre', en: 'Your turn: two offerings, one after the other' },
  askSecond: { fr: 'Encore une offrande', en: 'One more offering' },
  askGive: { fr: 'À quel dieu offrir la tuile {tile} ?', en: 'Which god receives the {tile} tile?' },
  askName: { fr: 'À vous : qui ouvre la manche ?', en: 'Your choice: who starts the round?' },
  othersGive: { fr: '{name} choisit un dieu…', en: '{name} chooses a god…' },
  othersName: { fr: '{name} choisit qui ouvre la manche…', en: '{name} chooses who starts the round…' },

  sheetEmpty: SHARED.sheetEmpty,
  sheetRound: SHARED.round,
  sheetCeremonies: { fr: 'Cérémonies', en: 'Ceremonies' },
  sheetEach: { fr: '3 points chacune', en: '3 points each' },
  sheetMasked: { fr: 'masqué', en: 'masked' },
  sheetPoints: { fr: 'Dévotion', en: 'Devotion' },
  sheetTotal: SHARED.sheetTotal,
  sheetOut: { fr: 'hors décompte', en: 'left out' },
  sheetOutNote: {
    fr: '× : sans cérémonie remportée, hors du décompte de cette manche.',
    en: '×: no ceremony won, left out of this round’s count.',
  },
};
