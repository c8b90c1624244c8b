// Made by `make web` from the games' words (scripts/page_names.py). Do not edit.

export const NAMED = {
  'left': { fr: 'gauche', en: 'left' },
  'right': { fr: 'droite', en: 'right' },
  'yes': { fr: 'pour', en: 'yes' },
  'no': { fr: 'contre', en: 'no' },
  'abstain': { fr: 'abstention', en: 'abstain' },
  'circle': { fr: 'cercle', en: 'circle' },
  'square': { fr: 'carré', en: 'square' },
  'triangle': { fr: 'triangle', en: 'triangle' },
  'star': { fr: 'étoile', en: 'star' },
  'cross': { fr: 'croix', en: 'cross' },
  'wave': { fr: 'vague', en: 'wave' },
  'diamond': { fr: 'losange', en: 'diamond' },
  'moon': { fr: 'lune', en: 'moon' },
  'waiting': { fr: 'pas encore jugé', en: 'not judged yet' },
  'accepted': { fr: 'accepté', en: 'accepted' },
  'refused': { fr: 'refusé', en: 'refused' },
  'level': { fr: 'accepté, à égalité', en: 'accepted, level' },
};
