// Where there is room on the map for what comes and goes: prices and dice cover no number, no reward and no sign.
import type { Space } from '../../gen/dogs';
import { PAWS, PRINTED } from './kennel';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Spot {
  space: Space;
  x: number;
  y: number;
}

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

export const sizeOf = (tall: boolean) => ({
  width: tall ? PRINTED.height : PRINTED.width,
  height: tall ? PRINTED.width : PRINTED.height,
});

/** Where a space lies: on tall maps the city is above the country. */
export function spotOf(space: Space, tall: boolean): Spot {
  const { x, y } = PRINTED.spaces[space]!;
  return tall ? { space, x: y, y: x } : { space, x, y };
}

export const spotsOf = (tall: boolean): Spot[] => PAWS.map((space) => spotOf(space, tall));

/** The signs and the buttons of the map, which is upright or not. */
export const signsOf = (tall: boolean): Box[] =>
  tall
    ? [
        box(8, 8, 226, 46),
        box(8, 946, 226, 46),
        box(522, 386, 176, 114),
        box(8, 488, 128, 46),
        box(588, 520, 112, 200),
      ]
    : [
        box(18, 14, 240, 46),
        box(742, 14, 240, 46),
        box(306, 640, 388, 46),
        box(706, 640, 128, 46),
        box(400, 0, 200, 110),
      ];

/** How many dogs the truck on a space has. */
export const loadOf = ({ x, y }: Omit<Spot, 'space'>): Box => box(x + 20, y - 32, 38, 38);

/** The number of a space, its reward, and how many dogs the truck on it has. */
export const factsOf = ({ x, y }: Spot): Box[] => [
  box(x - 61, y - 55, 36, 36),
  box(x - 58, y + 8, 38, 38),
  loadOf({ x, y }),
];

/** What is written on a space: its number and its reward. */
export const numbersOf = ({ x, y }: Spot): Box[] => [
  box(x - 61, y - 55, 36, 36),
  box(x - 51, y + 13, 21, 25),
];

/** A space with all that lies on it. */
export const wholeOf = ({ x, y }: Spot): Box => box(x - 62, y - 58, 116, 104);

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** How much worse it is to cover what is written than to cover anything else. */
const WRITTEN = 50;

/**
 * The first of these places, given by their middles, at which a thing of this size covers least. It stays on the map.
 */
export function roomFor(
  size: { width: number; height: number },
  middles: readonly (readonly [x: number, y: number])[],
  taken: readonly Box[],
  map: { width: number; height: number },
  written: readonly Box[] = [],
): Box {
  const within = (at: number, long: number, room: number) =>
    Math.min(Math.max(at - long / 2, 3), room - long - 3);
  let best: Box | undefined;
  let least = Infinity;
  for (const [x, y] of middles) {
    const here = box(
      within(x, size.width, map.width),
      within(y, size.height, map.height),
      size.width,
      size.height,
    );
    const over = (all: readonly Box[]) => all.reduce((sum, one) => sum + overlap(here, one), 0);
    const covers = over(taken) + WRITTEN * over(written);
    if (covers < least) [best, least] = [here, covers];
  }
  return best ?? box(0, 0, size.width, size.height);
}
