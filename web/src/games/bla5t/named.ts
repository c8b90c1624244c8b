// Made by `make web` from the games' words (scripts/page_names.py). Do not edit.

export const NAMED = {
  '6a': { fr: '6 (échange)', en: '6 (swap)' },
  '6b': { fr: '6 (mélange)', en: '6 (shuffle)' },
  '13a': { fr: '13 (1)', en: '13 (1)' },
  '13b': { fr: '13 (1 et 1)', en: '13 (1 and 1)' },
  '13c': { fr: '13 (1 et 2)', en: '13 (1 and 2)' },
  '13d': { fr: '13 (2 et 2)', en: '13 (2 and 2)' },
};
