/** How the animals are drawn: a few coloured shapes on a field of 48 by 48, most of them twice. */

export const INK = '#2b1a0d';
export const CREAM = '#fff3dc';

export interface Stroke {
  d: string;
  fill?: string;
  /** Drawn as a line of this width. */
  line?: number;
  colour?: string;
  /** Drawn again on the other side. */
  isTwin?: true;
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

export function shape(fill: string, d: string): Stroke {
  return { d, fill };
}

export function twin(fill: string, d: string): Stroke {
  return { d, fill, isTwin: true };
}

export function line(d: string, line = 1.6, colour = INK): Stroke {
  return { d, line, colour };
}

export function twinLine(d: string, width = 1.2, colour = INK): Stroke {
  return { ...line(d, width, colour), isTwin: true };
}

/** Round eyes with a glint, `x` from the middle. */
export function eyes(x: number, y: number, r = 2.2): Stroke[] {
  return [
    twin(INK, oval(24 - x, y, r)),
    shape('#fff', oval(24 - x + r * 0.35, y - r * 0.35, r * 0.32) + oval(24 + x + r * 0.35, y - r * 0.35, r * 0.32)),
  ];
}

/** Eyes with a coloured iris and a pupil as wide as `slit`. */
export function irises(x: number, y: number, iris: string, slit = 1): Stroke[] {
  return [twin(iris, oval(24 - x, y, 3)), twin(INK, oval(24 - x, y, slit, 2.4))];
}

/** A nose with a mouth that smiles on both sides. */
export function snout(y: number, colour = INK): Stroke[] {
  return [
    shape(colour, `M21.4 ${y}h5.200q-.4 2.8 -2.6 3.200q-2.2 -.4 -2.6 -3.200Z`),
    line(`M24 ${y + 3}v1.600q-1.6 2.2 -4 1.200M24 ${y + 4.6}q1.6 2.2 4 1.2`, 1.3),
  ];
}
