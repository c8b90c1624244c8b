import type { About } from '../seam';
import Emblem from './Emblem.svelte';

export const about: About = { Emblem, edge: '#a8321f' };
