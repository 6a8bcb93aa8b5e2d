import type { Space } from '../../gen/dogs';
import { numbersOf, roomFor, signsOf, sizeOf, spotsOf, wholeOf, type Box, type Spot } from './room';

interface Amount {
  words: string;
  of: 'gas' | 'coin';
  /** The middle of the words, and the left edge of the sign after them, from the middle of the price. */
  x: number;
  sign: number;
}

/** The price of a drive, with its middle. */
interface Price {
  space: Space;
  x: number;
  y: number;
  wide: number;
  amounts: Amount[];
}

export interface Drive extends Spot {
  gas: number;
  coins: number;
}

/** The height of a price. */
export const HIGH = 38;
const [MINUS, DIGIT, ICON, GAP, EDGE] = [25, 21, 27, 8, 11];
/** The middle of a price, from its space: below it, or else beside or above it. */
const PLACES: readonly [number, number][] = [
  [18, 54],
  [18, 58],
  [0, 54],
  [-24, 54],
  [40, 54],
  [-48, 54],
  [64, 54],
  [74, 60],
  [-60, 60],
  [90, 54],
  [104, 22],
  [104, -8],
  [104, -36],
  [-112, 36],
  [20, -78],
];

/** The amounts beside each other, and how wide they are together. */
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

/** The prices of these drives, beside what else lies on the map. `loads` are the numbers on trucks. */
export function pricesOf(
  drives: readonly Drive[],
  tall: boolean,
  others: readonly Box[],
  loads: readonly Box[] = [],
): Price[] {
  const taken = [...others, ...signsOf(tall)];
  const spaces = spotsOf(tall);
  const written = [...spaces.flatMap(numbersOf), ...loads];
  return drives.map((drive) => {
    const { amounts, wide } = amountsOf(drive);
    const around = spaces.filter(({ space }) => space !== drive.space).map(wholeOf);
    const middles = PLACES.map(([dx, dy]) => [drive.x + dx, drive.y + dy] as const);
    const size = { width: wide, height: HIGH };
    const box = roomFor(size, middles, [...around, ...taken], sizeOf(tall), written);
    taken.push(box);
    return {
      space: drive.space,
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2,
      wide,
      amounts,
    };
  });
}
