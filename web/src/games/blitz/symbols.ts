/** The eight symbols: a shape and a colour each, around (0, 0), within 48 each way. */

export type SymbolName = 'circle' | 'square' | 'triangle' | 'star' | 'cross' | 'wave' | 'diamond' | 'moon';

interface Drawing {
  colour: string;
  path: string;
  /** Drawn with a broad line instead of filled. */
  isLine?: boolean;
}

export const DRAWINGS: Record<SymbolName, Drawing> = {
  circle: { colour: '#d3201f', path: 'M0 -43 A43 43 0 1 1 -0.01 -43Z M0 -17 A17 17 0 1 0 0.01 -17Z' },
  square: { colour: '#1556c9', path: 'M-39 -39 H39 V39 H-39Z' },
  triangle: { colour: '#0b7d43', path: 'M0 -44 L48 40 H-48Z' },
  star: {
    colour: '#b86a00',
    path: 'M0 -48 L11.8 -16.2 L45.7 -14.8 L19 6.2 L28.2 38.8 L0 20 L-28.2 38.8 L-19 6.2 L-45.7 -14.8 L-11.8 -16.2Z',
  },
  cross: { colour: '#7a22b8', path: 'M-30 -30 L30 30 M30 -30 L-30 30', isLine: true },
  wave: {
    colour: '#007a94',
    path: 'M-38 -16 C-26 -38 -12 -38 0 -18 S26 2 38 -18 M-38 20 C-26 -2 -12 -2 0 18 S26 38 38 18',
    isLine: true,
  },
  diamond: { colour: '#c2127f', path: 'M0 -48 L36 0 L0 48 L-36 0Z' },
  moon: { colour: '#1d2450', path: 'M12 -44 A45 45 0 1 0 44 12 A37 37 0 0 1 12 -44Z' },
};

export const SYMBOLS = Object.keys(DRAWINGS) as SymbolName[];

export function isSymbol(text: string): text is SymbolName {
  return text in DRAWINGS;
}
