import type { Space } from '../../gen/dogs';

// Where the prices of drives stand on the map: below their spaces, and not over other spaces or each other.

interface Amount {
  words: string;
  of: 'gas' | 'coin';
  /** The middle of the words, and the left edge of the sign after them, from the middle of the price. */
  x: number;
  sign: number;
}

export interface Price {
  space: Space;
  x: number;
  y: number;
  wide: number;
  amounts: Amount[];
}

interface Spot {
  space: Space;
  x: number;
  y: number;
}

export interface Drive extends Spot {
  gas: number;
  coins: number;
}

export const HIGH = 38;
const [MINUS, DIGIT, ICON, GAP, EDGE] = [25, 21, 27, 8, 11];
/** The middle of a price, from its space. The first is best. */
const PLACES: readonly [number, number][] = [
  [16, 54],
  [0, 54],
  [-24, 54],
  [40, 54],
  [-48, 54],
  [64, 54],
  [88, 20],
  [-100, 40],
];
/** A space with its number and its dogs. */
const AROUND = { left: 62, right: 54, up: 58, down: 46 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The area that two boxes have in common. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

const around = ({ x, y }: Spot): Box => ({
  left: x - AROUND.left,
  right: x + AROUND.right,
  top: y - AROUND.up,
  bottom: y + AROUND.down,
});

function amountsOf({ gas, coins }: Drive): { amounts: Amount[]; wide: number } {
  const all = [
    { words: `−${gas}`, of: 'gas' as const },
    ...(coins ? [{ words: `+${coins}`, of: 'coin' as const }] : []),
  ].map((amount) => ({ ...amount, width: MINUS + DIGIT * (amount.words.length - 1) }));
  const wide = all.reduce((sum, { width }) => sum + width + ICON + GAP, 2 * EDGE - GAP);
  let x = EDGE - wide / 2;
  const amounts = all.map(({ words, of, width }) => {
    const amount = { words, of, x: x + width / 2, sign: x + width };
    x += width + ICON + GAP;
    return amount;
  });
  return { amounts, wide };
}

/** The prices of these drives on a map of this size, which has these spaces. */
export function pricesOf(
  drives: readonly Drive[],
  spaces: readonly Spot[],
  { width, height }: { width: number; height: number },
): Price[] {
  const taken: Box[] = [];
  return drives.map((drive) => {
    const { amounts, wide } = amountsOf(drive);
    const others = spaces.filter(({ space }) => space !== drive.space).map(around);
    let best = { x: 0, y: 0, over: Infinity };
    for (const [dx, dy] of PLACES) {
      const x = Math.min(Math.max(drive.x + dx, wide / 2 + 4), width - wide / 2 - 4);
      const y = Math.min(drive.y + dy, height - HIGH / 2 - 4);
      const box = boxOf(x, y, wide);
      const over = [...others, ...taken].reduce((sum, one) => sum + overlap(box, one), 0);
      if (over < best.over) best = { x, y, over };
    }
    taken.push(boxOf(best.x, best.y, wide));
    return { space: drive.space, x: best.x, y: best.y, wide, amounts };
  });
}

function boxOf(x: number, y: number, wide: number): Box {
  return { left: x - wide / 2, right: x + wide / 2, top: y - HIGH / 2, bottom: y + HIGH / 2 };
}
