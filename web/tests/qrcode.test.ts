import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import QrCode from '$components/QrCode.svelte';
import { draw } from './draw';

const SCALE = 4;

/** The picture's squares as a camera would see them. */
function photograph(box: Element): { pixels: Uint8ClampedArray; side: number } {
  const modules = Number(box.querySelector('svg')!.getAttribute('viewBox')!.split(' ')[2]);
  const side = modules * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of box
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1/g))
    for (let down = 0; down < SCALE; down++)
      for (let across = 0; across < SCALE; across++) {
        const at = ((Number(y) * SCALE + down) * side + Number(x) * SCALE + across) * 4;
        pixels.fill(0, at, at + 3);
      }
  return { pixels, side };
}

test('a camera reads the link', () => {
  const link = 'https://tablee.example/t/NKRNTV';
  const box = draw(QrCode, { text: link, label: 'QR' });
  const { pixels, side } = photograph(box);
  expect(jsQR(pixels, side, side)?.data).toBe(link);
  expect(box.querySelector('svg')!.getAttribute('aria-label')).toBe('QR');
});
