import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = {
  Emblem,
  edge: '#12506f',
  oneDevice: {
    fr: 'L’appareil est posé au milieu de la table, et l’on joue chacun de son côté.',
    en: 'The device lies in the middle of the table, and everybody plays from their side.',
  },
};
