import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = {
  Emblem,
  edge: '#d11f4f',
  oneDevice: {
    fr: 'L’appareil est posé au milieu de la table. On répond à voix haute, et n’importe qui touche le nom de qui a gagné.',
    en: 'The device lies in the middle of the table. You answer aloud, and anybody taps the winner.',
  },
};
