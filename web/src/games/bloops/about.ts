import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = {
  name: 'bloops',
  title: 'Bloops',
  line: {
    fr: 'Six cartes cachées, bonne mémoire, vifs réflexes : le plus petit total gagne.',
    en: 'Six hidden cards, a good memory, quick hands: the lowest total wins.',
  },
  minutes: [10, 20],
  players: [2, 5],
  usualSeats: 3,
  order: 3,
  options: {
    grace: {
      label: { fr: 'Temps pour réagir', en: 'Time to react' },
      help: {
        fr: 'Combien de temps la pioche reste fermée après une défausse.',
        en: 'How long the pile stays closed after a discard.',
      },
      choices: {
        none: { fr: 'Aucun (pour experts)', en: 'None (for experts)' },
        quick: { fr: 'Court (1 s)', en: 'Short (1 s)' },
        normal: { fr: 'Normal (2 s)', en: 'Normal (2 s)' },
        relaxed: { fr: 'Tranquille (4 s)', en: 'Relaxed (4 s)' },
      },
    },
    aide_memoire: {
      label: { fr: 'Aide-mémoire', en: 'Memory aid' },
      help: {
        fr: 'Les cartes que vous avez vues restent lisibles pour vous.',
        en: 'Cards you have looked at stay readable for you.',
      },
    },
    deck: {
      label: { fr: 'Autre paquet', en: 'Another deck' },
      help: {
        fr: 'Par exemple « 0x5 1x5 … 11*x8 20x1 » ; vide : le paquet habituel.',
        en: 'Such as “0x5 1x5 … 11*x8 20x1”; empty: the usual deck.',
      },
      isRare: true,
    },
  },
  Emblem,
};
