// Made by `make web` from the games' words (scripts/page_names.py). Do not edit.

export const NAMED = {
  'R': { fr: 'rouge', en: 'red' },
  'G': { fr: 'vert', en: 'green' },
  'B': { fr: 'bleu', en: 'blue' },
  'Y': { fr: 'jaune', en: 'yellow' },
};
