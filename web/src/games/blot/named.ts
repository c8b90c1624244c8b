// Made by `make web` from the games' words (scripts/page_names.py). Do not edit.

export const NAMED = {
  'R': { fr: 'rouge', en: 'red' },
  'G': { fr: 'verte', en: 'green' },
  'B': { fr: 'bleue', en: 'blue' },
  'Y': { fr: 'jaune', en: 'yellow' },
  'dark': { fr: 'sombre', en: 'dark' },
  'light': { fr: 'claire', en: 'light' },
  'Balder': { fr: 'Balder', en: 'Balder' },
  'Loki': { fr: 'Loki', en: 'Loki' },
  'Odin': { fr: 'Odin', en: 'Odin' },
  'Thor': { fr: 'Thor', en: 'Thor' },
  'Balder:0': { fr: '+2 par paire de sa couleur', en: '+2 for each pair of its colour' },
  'Balder:1': { fr: '−2 par paire de sa couleur', en: '−2 for each pair of its colour' },
  'Loki:0': { fr: '−3 à qui a le plus de sa couleur', en: '−3 for most of its colour' },
  'Loki:1': { fr: '−3 à qui a le moins de sa couleur', en: '−3 for least of its colour' },
  'Odin:0': { fr: '+2 par pli avec sa couleur', en: '+2 for each trick with its colour' },
  'Odin:1': { fr: '+2 par pli sans sa couleur', en: '+2 for each trick without its colour' },
  'Thor:0': { fr: '+4 à qui a le plus de sa couleur', en: '+4 for most of its colour' },
  'Thor:1': { fr: '+4 à qui a le moins de sa couleur', en: '+4 for least of its colour' },
};
