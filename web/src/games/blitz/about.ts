import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = {
  name: 'blitz',
  title: 'Blitz!',
  line: {
    fr: 'Deux symboles pareils ? Le premier mot juste l’emporte.',
    en: 'Two symbols alike? The first right word wins.',
  },
  minutes: [15, 25],
  players: [3, 6],
  usualSeats: 3,
  oneDevice: { options: { shared: 'yes' }, hasBots: false },
  order: 5,
  options: {
    deck: {
      label: { fr: 'Paquet de thèmes', en: 'Deck of themes' },
      help: { fr: 'Trois paquets de 54 thèmes.', en: 'Three decks of 54 themes.' },
    },
    language: {
      label: { fr: 'Langue des thèmes', en: 'Language of the themes' },
      choices: { fr: { fr: 'Français', en: 'French' }, en: { fr: 'Anglais', en: 'English' } },
    },
    judge: {
      label: { fr: 'Qui juge les réponses', en: 'Who judges answers' },
      choices: {
        auto: { fr: 'Au mieux', en: 'Whatever suits' },
        group: { fr: 'La table, par vote', en: 'The table, by vote' },
        list: { fr: 'La liste de mots', en: 'The word list' },
      },
    },
    strict: {
      label: { fr: 'Liste sévère', en: 'Strict list' },
      help: {
        fr: 'Un mot absent de la liste est refusé.',
        en: 'A word that is not on the list is refused.',
      },
    },
    remove_symbols: {
      label: { fr: 'Six symboles à trois joueurs', en: 'Six symbols with three players' },
    },
    spoken: {
      label: { fr: 'Réponses de vive voix', en: 'Spoken answers' },
      help: { fr: 'Moins de temps pour répondre.', en: 'Less time to answer.' },
    },
    shared: {
      label: { fr: 'Un seul écran au milieu', en: 'One screen in the middle' },
      isRare: true,
    },
  },
  Emblem,
};
