import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = { Emblem, edge: '#1c1b19' };
