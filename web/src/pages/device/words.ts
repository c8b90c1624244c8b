/** The words of one screen for everybody. */

export const WORDS = {
  title: { fr: '{game} sur un seul écran', en: '{game} on one device' },
  pass: {
    fr: 'Un seul appareil passe de main en main. L’écran se cache à chaque passage.',
    en: 'One device goes from hand to hand. The screen hides between players.',
  },
  pad: { fr: 'Avec les vraies cartes ? Ouvrir le carnet de scores', en: 'With the real cards? Open the score pad' },
  options: { fr: 'La partie', en: 'The game' },
  bots: { fr: 'Et des robots', en: 'And bots' },
  noBots: { fr: 'Aucun robot', en: 'No bots' },
  botsN: { fr: '{n|# robot|# robots}', en: '{n|# bot|# bots}' },
  deal: { fr: 'Distribuer les cartes', en: 'Deal the cards' },
  passTo: { fr: 'Passez l’appareil à', en: 'Pass the device to' },
  handTo: { fr: 'L’appareil à', en: 'The device to' },
  isMe: { fr: 'C’est moi, montrer mon jeu', en: 'It’s me, show my cards' },
  hidden: { fr: 'Personne d’autre ne regarde ?', en: 'Is nobody else looking?' },
  paused: { fr: 'La partie est en pause.', en: 'The game is paused.' },
  dealing: { fr: 'On mélange, on distribue…', en: 'Shuffling and dealing…' },
};
