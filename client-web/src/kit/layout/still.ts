import { arrange, type Outline, type OthersOutline } from './arrange';
import type { Placement, Size } from './layout';

/** The smallest size at which the table of a picture is laid out. */
const LEAST = { width: 1200, height: 750 };
const GROWTH = 1.1;

/** Where all areas of a table lie in a picture, which has the same proportions in every game. */
export function stillOf(areas: readonly Outline[], others: OthersOutline): Size & { spots: Placement[] } {
  // All areas have room at some size, because their smallest letters stay as they are.
  for (let { width, height } = LEAST; ; width *= GROWTH, height *= GROWTH) {
    const found = arrange(areas, others, { width, height });
    const drawn = found.is === 'together' && found.spots.every(({ em }) => em > 0);
    if (drawn) return { width, height, spots: found.spots };
  }
}
