import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = {
  name: 'bla5t',
  title: 'Bla5t',
  line: {
    fr: 'Monstres, héros et boss : allégez votre carré, puis criez BLAST au bon moment.',
    en: 'Monsters, heroes and bosses: lighten your square, then call BLAST in time.',
  },
  minutes: [25, 50],
  players: [2, 6],
  usualSeats: 3,
  order: 4,
  options: {
    mode: {
      label: { fr: 'Jeu', en: 'Game' },
      choices: {
        base: { fr: 'De base', en: 'Base' },
        advanced: { fr: 'Avancé (avec les 13 et Hyperion)', en: 'Advanced (with the 13s and Hyperion)' },
      },
    },
    limit: {
      label: { fr: 'La partie s’arrête à', en: 'The game ends at' },
      choices: {
        50: { fr: '50 points (partie courte)', en: '50 points (a short game)' },
        100: { fr: '100 points', en: '100 points' },
      },
    },
    eleration: {
      label: { fr: 'Bla5t-élération', en: 'Bla5t-eleration' },
      help: {
        fr: 'Toute carte qui va à la défausse peut servir pour sa capacité.',
        en: 'Every card that goes to the discard may be used for its capability.',
      },
    },
    bosses_first_round: {
      label: { fr: 'Des boss dès la première manche', en: 'Bosses from the first round' },
    },
    heroes: {
      label: { fr: 'Les quatre héros', en: 'The four heroes' },
      help: {
        fr: 'Parmi Jayce, Apo, Helmut, Herman, Daisy, Carol, Stephania, Jimbo, Enzo, et Lola avec Leo.',
        en: 'Among Jayce, Apo, Helmut, Herman, Daisy, Carol, Stephania, Jimbo, Enzo, and Lola with Leo.',
      },
      isRare: true,
    },
    bosses: {
      label: { fr: 'Les deux boss', en: 'The two bosses' },
      help: { fr: 'Parmi Gordon, Futura, Fawkes, Maga.', en: 'Among Gordon, Futura, Fawkes, Maga.' },
      isRare: true,
    },
  },
  Emblem,
};
