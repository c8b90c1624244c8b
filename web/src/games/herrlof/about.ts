import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = {
  name: 'herrlof',
  title: 'Herrlof',
  line: {
    fr: 'Annoncez vos plis en secret, puis tenez parole malgré les runes.',
    en: 'Predict your tricks in secret, then keep your word despite the runes.',
  },
  minutes: [15, 30],
  players: [2, 3],
  usualSeats: 2,
  order: 2,
  options: {
    target: {
      label: { fr: 'Points pour gagner', en: 'Points to win' },
      help: {
        fr: '0 : comme dans la règle (50 à deux, 40 à trois).',
        en: '0: as in the rulebook (50 for two, 40 for three).',
      },
    },
  },
  Emblem,
};
