/** The words of one screen for everybody. */

export const WORDS = {
  title: { fr: '{game} sur un seul écran', en: '{game} on one device' },
  pass: {
    fr: 'Un seul appareil passe de main en main. L’écran se cache entre deux joueurs.',
    en: 'One device goes from hand to hand. The screen hides between players.',
  },
  who: { fr: 'Qui joue ?', en: 'Who is playing?' },
  name: { fr: 'Joueur {n}', en: 'Player {n}' },
  nameOf: { fr: 'Nom du joueur {n}', en: 'Name of player {n}' },
  add: { fr: 'Ajouter quelqu’un', en: 'Add somebody' },
  remove: { fr: 'Retirer {name}', en: 'Remove {name}' },
  bots: { fr: 'Et des robots', en: 'And bots' },
  noBots: { fr: 'Aucun robot', en: 'No bots' },
  botsN: { fr: '{n|# robot|# robots}', en: '{n|# bot|# bots}' },
  deal: { fr: 'Distribuer les cartes', en: 'Deal the cards' },
  twice: { fr: 'Deux joueurs portent le même nom.', en: 'Two players have the same name.' },
  passTo: { fr: 'Passez l’appareil à', en: 'Pass the device to' },
  handTo: { fr: 'L’appareil à', en: 'The device to' },
  isMe: { fr: 'C’est moi, montrer mon jeu', en: 'It’s me, show my cards' },
  hidden: { fr: 'Personne d’autre ne regarde ?', en: 'Is nobody else looking?' },
  paused: { fr: 'La partie est en pause.', en: 'The game is paused.' },
  dealing: { fr: 'On mélange, on distribue…', en: 'Shuffling and dealing…' },
};
