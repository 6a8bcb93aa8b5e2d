import { herd, patch, river, swim, twoRows, type Board, type Box, type Place } from './geometry';

export type WinterPen =
  'wood' | 'lookout' | 'bridge_left' | 'bridge_right' | 'quarantine' | 'pyramid' | 'river';

type PyramidCell = 'b1' | 'b2' | 'b3' | 'm1' | 'm2' | 't';

const wood: Box = { x: 14, y: 118, w: 414, h: 308 };
const bridgeLeft: Box = { x: 14, y: 438, w: 414, h: 308 };
const quarantine: Box = { x: 14, y: 758, w: 414, h: 308 };
const lookout: Box = { x: 572, y: 118, w: 414, h: 230 };
const bridgeRight: Box = { x: 572, y: 358, w: 414, h: 306 };
const pyramid: Box = { x: 572, y: 674, w: 414, h: 394 };
const sign = (box: Box, w: number) => ({ x: box.x + 12, y: box.y + 4, w });

const stones = twoRows(wood, 100);
const deck = { x: lookout.x + 286, y: lookout.y + 172, size: 126 };
const straw = { x: quarantine.x + 214, y: quarantine.y + 252, size: 132 };
const block = { w: 130, h: 128 };

/** The bridge's two positions leave the river free above and below. */
export const bridge = { from: 496, to: 604 };
const stretches: [number, number][] = [
  [138, bridge.from - 18],
  [bridge.to + 18, 1062],
];

function cell(row: 0 | 1 | 2, column: number): Place & { box: Box; points: number } {
  const middle = pyramid.x + pyramid.w / 2;
  const box = {
    x: middle + (column - (3 - row) / 2) * block.w,
    y: pyramid.y + pyramid.h - 10 - (row + 1) * block.h,
    ...block,
  };
  return {
    box,
    x: box.x + block.w / 2 + 6,
    y: box.y + block.h - 14,
    size: 102,
    points: [2, 4, 7][row]!,
  };
}

export const cells: Record<PyramidCell, Place & { box: Box; points: number }> = {
  b1: cell(0, 0),
  b2: cell(0, 1),
  b3: cell(0, 2),
  m1: cell(1, 0),
  m2: cell(1, 1),
  t: cell(2, 0),
};

export const winter: Board<WinterPen> = {
  width: 1000,
  height: 1080,
  pens: [
    {
      id: 'wood',
      biome: 'woods',
      box: wood,
      path: patch(wood, 7),
      sign: sign(wood, 276),
      places: (n) => stones.slice(0, n),
      stones,
      points: [2, 4, 8, 12, 18, 24],
    },
    {
      id: 'lookout',
      biome: 'woods',
      box: lookout,
      path: patch(lookout, 8),
      sign: sign(lookout, 220),
      places: (n) => [deck].slice(0, n),
      stones: [deck],
    },
    {
      id: 'bridge_left',
      biome: 'woods',
      box: bridgeLeft,
      path: patch(bridgeLeft, 9),
      sign: sign(bridgeLeft, 280),
      places: (n) => herd(n, { x: bridgeLeft.x + 14, y: bridgeLeft.y + 90, w: 386, h: 212 }, 104),
    },
    {
      id: 'bridge_right',
      biome: 'grassland',
      box: bridgeRight,
      path: patch(bridgeRight, 10),
      sign: sign(bridgeRight, 280),
      places: (n) => herd(n, { x: bridgeRight.x + 14, y: bridgeRight.y + 90, w: 386, h: 210 }, 104),
    },
    {
      id: 'quarantine',
      biome: 'grassland',
      box: quarantine,
      path: patch(quarantine, 11),
      sign: sign(quarantine, 226),
      places: (n) => [straw].slice(0, n),
      stones: [straw],
    },
    {
      id: 'pyramid',
      biome: 'grassland',
      box: pyramid,
      path: patch(pyramid, 12),
      sign: sign(pyramid, 128),
      places: (n) => Object.values(cells).slice(0, n),
      cells,
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
