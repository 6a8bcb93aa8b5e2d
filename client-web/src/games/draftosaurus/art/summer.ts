import { herd, patch, river, swim, twoRows, type Board, type Box } from './geometry';

export type SummerPen = 'sameness' | 'trio' | 'prairie' | 'king' | 'meadow' | 'island' | 'river';

const [top, middle, bottom] = [118, 438, 758];
const left = (y: number): Box => ({ x: 14, y, w: 414, h: 308 });
const right = (y: number): Box => ({ x: 572, y, w: 414, h: 308 });
const sign = (box: Box, w: number) => ({ x: box.x + 12, y: box.y + 4, w });

const sameness = left(top);
const trio = left(middle);
const prairie = left(bottom);
const king = right(top);
const meadow = right(middle);
const island = right(bottom);

const samenessStones = twoRows(sameness, 100);
const meadowStones = twoRows(meadow, 100);
const trioStones = [
  { x: trio.x + 88, y: trio.y + 214, size: 116 },
  { x: trio.x + 212, y: trio.y + 268, size: 116 },
  { x: trio.x + 332, y: trio.y + 218, size: 116 },
];
const throne = { x: king.x + 214, y: king.y + 238, size: 150 };
const islet = { x: island.x + 210, y: island.y + 232, size: 130 };
const stretches: [number, number][] = [[138, 1062]];

export const summer: Board<SummerPen> = {
  width: 1000,
  height: 1080,
  pens: [
    {
      id: 'sameness',
      biome: 'woods',
      box: sameness,
      path: patch(sameness, 1),
      sign: sign(sameness, 224),
      places: (n) => samenessStones.slice(0, n),
      stones: samenessStones,
      points: [2, 4, 8, 12, 18, 24],
    },
    {
      id: 'trio',
      biome: 'woods',
      box: trio,
      path: patch(trio, 2),
      sign: sign(trio, 274),
      places: (n) => trioStones.slice(0, n),
      stones: trioStones,
    },
    {
      id: 'prairie',
      biome: 'grassland',
      box: prairie,
      path: patch(prairie, 3),
      sign: sign(prairie, 280),
      places: (n) => herd(n, { x: prairie.x + 14, y: prairie.y + 90, w: 386, h: 212 }, 104),
    },
    {
      id: 'king',
      biome: 'woods',
      box: king,
      path: patch(king, 4),
      sign: sign(king, 252),
      places: (n) => [throne].slice(0, n),
      stones: [throne],
    },
    {
      id: 'meadow',
      biome: 'grassland',
      box: meadow,
      path: patch(meadow, 5),
      sign: sign(meadow, 224),
      places: (n) => meadowStones.slice(0, n),
      stones: meadowStones,
      points: [1, 3, 6, 10, 15, 21],
    },
    {
      id: 'island',
      biome: 'grassland',
      box: island,
      path: patch(island, 6),
      sign: sign(island, 246),
      places: (n) => [islet].slice(0, n),
      stones: [islet],
    },
    {
      id: 'river',
      box: { x: 430, y: 112, w: 140, h: 968 },
      path: river(116, 1076, 66),
      sign: { x: 455, y: 34, w: 90 },
      places: (n) => swim(n, stretches, 92),
    },
  ],
};
