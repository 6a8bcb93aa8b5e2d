/** A box in the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Between the tooltip and its thing. */
const GAP = 10;
/** Between the tooltip and the edge of the window. */
const MARGIN = 6;

const within = (at: number, length: number, all: number) =>
  Math.max(MARGIN, Math.min(at, all - length - MARGIN));

/** How much of `a` lies over `b`. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Where a tooltip lies: above its thing, or else below, to the right or to the left, wherever it is not over the thing.
 * Where there is no such place, it covers as little of the thing as possible. Of places that are alike in this, it takes the
 * one that covers least of `others`, at which the user may aim next.
 */
export function tooltipPlace(
  thing: Box,
  { width, height }: Size,
  window: Size,
  others: readonly Box[] = [],
): { x: number; y: number } {
  const center = thing.x + thing.width / 2 - width / 2;
  const middle = thing.y + thing.height / 2 - height / 2;
  const places = [
    { x: center, y: thing.y - height - GAP },
    { x: center, y: thing.y + thing.height + GAP },
    { x: thing.x + thing.width + GAP, y: middle },
    { x: thing.x - width - GAP, y: middle },
  ].map(({ x, y }) => ({ x: within(x, width, window.width), y: within(y, height, window.height) }));
  const covers = places.map((place) => overlap({ ...place, width, height }, thing));
  const least = Math.min(...covers);
  const left = places.filter((_, n) => covers[n] === least);
  const over = left.map((place) =>
    others.reduce((sum, other) => sum + overlap({ ...place, width, height }, other), 0),
  );
  return left[over.indexOf(Math.min(...over))]!;
}
