import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = {
  name: 'blot',
  title: 'Blot',
  line: {
    fr: 'Quatre plis à la fois, chacun son atout, et des dieux à contenter.',
    en: 'Four tricks at once, each with its trump, and gods to please.',
  },
  minutes: [20, 35],
  players: [2, 5],
  usualSeats: 3,
  order: 1,
  options: {
    teams: {
      label: { fr: 'Deux contre deux', en: 'Two against two' },
      help: {
        fr: 'À quatre, les partenaires se font face et comptent ensemble.',
        en: 'With four players, partners sit opposite and score together.',
      },
    },
  },
  Emblem,
};
