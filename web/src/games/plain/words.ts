/** The words of the general table. */

export const WORDS = {
  now: { fr: 'Maintenant', en: 'Now' },
  yourTurn: { fr: 'C’est à vous.', en: 'It is your turn.' },
  awaiting: { fr: 'On attend {names}.', en: 'Waiting for {names}.' },
  goesOn: { fr: 'La partie suit son cours.', en: 'The game goes on.' },
  over: { fr: 'La partie est finie.', en: 'The game is over.' },
  clockMine: { fr: 'Il vous reste {n|# seconde|# secondes}.', en: 'You have {n|# second|# seconds} left.' },
  clockOf: { fr: 'Il reste {n|# seconde|# secondes} à {name}.', en: '{name} has {n|# second|# seconds} left.' },
  clock: { fr: 'Il reste {n|# seconde|# secondes}.', en: '{n|# second is|# seconds are} left.' },
  held: {
    fr: 'Votre réponse est notée et reste secrète : {answer}. Vous pouvez encore en changer.',
    en: 'Your answer is noted and stays secret: {answer}. You may still change it.',
  },
  another: { fr: 'Choisir autre chose', en: 'Choose something else' },
  answer: { fr: 'Votre réponse', en: 'Your answer' },
  send: { fr: 'Répondre', en: 'Answer' },
  news: { fr: 'Ce qui vient de se passer', en: 'What just happened' },
  you: { fr: 'Vous', en: 'You' },
  youAs: { fr: 'Vous ({name})', en: 'You ({name})' },
  hand: { fr: 'Votre main : {cards}.', en: 'Your hand: {cards}.' },
  table: { fr: 'La table', en: 'The table' },
  others: { fr: 'Les autres', en: 'The others' },
  score: { fr: 'Les points', en: 'The score' },
};
