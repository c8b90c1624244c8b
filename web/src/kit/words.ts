/** Words that several tables say. */

export const SHARED = {
  round: { fr: 'Manche {n}', en: 'Round {n}' },
  points: { fr: '{n|# pt|# pts}', en: '{n|# pt|# pts}' },
  cards: { fr: '{n|# carte|# cartes}', en: '{n|# card|# cards}' },
  tricks: { fr: '{n|# pli|# plis}', en: '{n|# trick|# tricks}' },
  hand: { fr: 'Votre main', en: 'Your hand' },
  playedBy: { fr: '{card}, par {name}', en: '{card}, by {name}' },
  discard: { fr: 'Défausse', en: 'Discard' },
  discardEmpty: { fr: 'Défausse vide', en: 'Empty discard' },
  drawnCard: { fr: 'Carte piochée : {card}', en: 'Drawn card: {card}' },
  seen: { fr: 'C’est vu', en: 'Got it' },
  sheetPoints: { fr: 'Points de la manche', en: 'Points of the round' },
  sheetTotal: { fr: 'Total', en: 'Total' },
  sheetEmpty: { fr: 'La première manche n’est pas finie.', en: 'The first round is not over.' },
};
