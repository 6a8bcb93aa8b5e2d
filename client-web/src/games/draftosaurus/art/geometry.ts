export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The position of a dinosaur: the point between its feet, and the side length of its square drawing. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

export type Biome = 'woods' | 'grassland';

export interface Pen<Id extends string = string> {
  id: Id;
  biome?: Biome;
  box: Box;
  /** The outline for selection, highlights and the ground. */
  path: string;
  sign: { x: number; y: number; w: number };
  /** The positions of `n` dinosaurs, in the order they came. */
  places: (n: number) => Place[];
  /** Positions that are visible while they are empty. */
  stones?: Place[];
  /** The points by number of dinosaurs, written on the stones. */
  points?: number[];
  /** Named cells, where a position within the pen is chosen. */
  cells?: Record<string, Place & { box: Box; points: number }>;
}

export interface Board<Id extends string = string> {
  width: number;
  height: number;
  pens: Pen<Id>[];
}

/** The box of a drawing: its feet are at 94 % of its height. */
export function covers({ x, y, size }: Place): Box {
  return { x: x - size / 2, y: y - size * 0.94, w: size, h: size };
}

const ROOM = 6;

/** Lays out at least `ROOM` positions in the box; more and smaller ones if needed. */
export function herd(n: number, box: Box, largest: number): Place[] {
  const needed = Math.max(n, ROOM);
  let best = { cols: 1, rows: needed, size: 0 };
  for (let cols = 1; cols <= needed; cols++) {
    const rows = Math.ceil(needed / cols);
    const size = Math.min(largest, (box.w / cols) * 0.96, box.h / rows);
    if (size > best.size) best = { cols, rows, size };
  }
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / best.cols);
    const pitch = { x: box.w / best.cols, y: box.h / best.rows };
    // Every second row is shifted a little, for a natural look.
    const lean = (pitch.x - best.size) * (row % 2 ? 0.3 : -0.3);
    return {
      x: box.x + pitch.x * ((i % best.cols) + 0.5) + lean,
      y: box.y + pitch.y * (row + 1) - best.size * 0.06,
      size: best.size,
    };
  });
}

/** Two rows of three, in reading order. */
export function twoRows({ x, y, w }: Box, size: number): Place[] {
  return Array.from({ length: 6 }, (_, i) => ({
    x: x + w * (((i % 3) + 0.5) / 3) + (i < 3 ? -4 : 6),
    y: y + (i < 3 ? 178 : 284),
    size,
  }));
}

/** The x of the river's middle at height `y`. */
export function riverMiddle(y: number): number {
  return 500 + 10 * Math.sin(y / 135) + 3 * Math.sin(y / 52);
}

/** Positions along stretches of the river, closer together when it fills up. */
export function swim(n: number, stretches: [from: number, to: number][], largest: number): Place[] {
  const fits = (size: number) =>
    stretches.reduce((sum, [from, to]) => sum + Math.floor((to - from) / size), 0);
  let size = largest;
  while (size > 8 && fits(size) < n) size -= 1;
  const places: Place[] = [];
  for (const [from, to] of stretches) {
    const count = Math.floor((to - from) / size);
    const step = (to - from) / count;
    for (let i = 0; i < count && places.length < n; i++) {
      const y = from + step * (i + 1) - size * 0.06;
      places.push({ x: riverMiddle(y), y, size });
    }
  }
  return places;
}

/** A smooth closed curve through the points. */
export function smooth(points: [number, number][]): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  const r = (v: number) => Math.round(v * 10) / 10;
  let d = `M${at(0).map(r).join(' ')}`;
  for (let i = 0; i < n; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6, b[0] - (q[0] - a[0]) / 6];
    d += `C${[...c, b[1] - (q[1] - a[1]) / 6, b[0], b[1]].map(r).join(' ')}`;
  }
  return `${d}Z`;
}

/** A rounded, slightly uneven patch that fills the box; the same for the same seed. */
export function patch({ x, y, w, h }: Box, seed: number, wobble = 5, radius = 56): string {
  const r = Math.min(radius, w / 2, h / 2);
  const points: [number, number][] = [];
  const uneven = (i: number) => wobble * (1 + Math.sin(i * 1.9 + seed * 1.7) * Math.cos(i * 0.7 + seed));
  const corners: [cx: number, cy: number, from: number][] = [
    [x + w - r, y + r, -90],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
  ];
  corners.forEach(([cx, cy, from], side) => {
    for (const turn of [8, 45, 82]) {
      const a = ((from + turn) * Math.PI) / 180;
      const out = r - uneven(points.length) * (turn === 45 ? 1.4 : 1);
      points.push([cx + out * Math.cos(a), cy + out * Math.sin(a)]);
    }
    // A few points on the straight side that follows.
    const [nx, ny] = corners[(side + 1) % 4]!;
    const a = ((from + 90) * Math.PI) / 180;
    for (const t of [0.3, 0.7]) {
      const out = r - uneven(points.length);
      points.push([cx + (nx - cx) * t + out * Math.cos(a), cy + (ny - cy) * t + out * Math.sin(a)]);
    }
  });
  return smooth(points);
}

export function river(from: number, to: number, halfWidth: number): string {
  const steps = Math.round((to - from) / 45);
  const ys = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const bank = (side: number) =>
    ys.map((y): [number, number] => [riverMiddle(y) + side * (halfWidth + 4 * Math.sin(y / 31 + side)), y]);
  return smooth([...bank(1), ...bank(-1).reverse()]);
}

export function rectangle({ x, y, w, h }: Box): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}
