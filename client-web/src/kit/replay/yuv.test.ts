import { expect, test } from 'vitest';
import { yuvOf } from './yuv';

const image = (...pixels: [number, number, number][]) => ({
  data: Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255])),
  width: pixels.length / 2,
  height: 2,
});

test.each<[string, [number, number, number], number[]]>([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [81, 90, 240]],
  ['blue', [0, 0, 255], [41, 240, 110]],
])('%s has its values in BT.601', (_, colour, [y, u, v]) => {
  expect([...yuvOf(image(colour, colour, colour, colour))]).toEqual([y, y, y, y, u, v]);
});

test('each pixel has a brightness, and four have a colour together', () => {
  const [black, white] = [[0, 0, 0] as [number, number, number], [255, 255, 255] as [number, number, number]];
  const planes = yuvOf(image(black, white, white, white, black, white, white, white));
  expect([...planes]).toEqual([16, 235, 235, 235, 16, 235, 235, 235, 128, 128, 128, 128]);
});
