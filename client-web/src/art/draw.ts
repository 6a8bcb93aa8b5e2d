/** How one shape lies in the 100 × 100 box: across the middle line, on both sides of it, or as it is. */
export type Way = 'even' | 'pair' | 'odd';

/** A shape: points "x,y" that a soft line runs through; "!" makes a corner. */
export interface Shape<Tone extends string> {
  way: Way;
  tone: Tone;
  points: string;
  /** An open line of this width instead of a filled shape. */
  line?: number;
  /** Part of the outline. */
  solid?: boolean;
  /** In front of the head. */
  over?: boolean;
  /** Kept inside the clip: a dog's head. */
  inside?: boolean;
}

interface Point {
  x: number;
  y: number;
  corner: boolean;
}

const REACH = 0.38;

function read(points: string): Point[] {
  return points.split(' ').map((text) => {
    const [x, y] = text.split(',').map(parseFloat) as [number, number];
    return { x, y, corner: text.endsWith('!') };
  });
}

const mirrored = (points: Point[]): Point[] => points.map((p) => ({ ...p, x: 100 - p.x })).reverse();

const short = (n: number): number => Math.round(n * 10) / 10;

/** The handle of a point on its way to the next one. */
function handle(
  before: Point | undefined,
  at: Point,
  next: Point,
  after: Point | undefined,
  leaving: boolean,
) {
  const end = leaving ? at : next;
  const [from, to] = leaving ? [before, next] : [at, after];
  if (end.corner || !from || !to) return `${short(end.x)} ${short(end.y)}`;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach = (Math.hypot(next.x - at.x, next.y - at.y) * REACH * (leaving ? 1 : -1)) / length;
  return `${short(end.x + (to.x - from.x) * reach)} ${short(end.y + (to.y - from.y) * reach)}`;
}

function through(points: Point[], closed: boolean): string {
  const around = (n: number) => (closed ? points.at(n % points.length) : points[n]);
  const first = points[0]!;
  let d = `M${short(first.x)} ${short(first.y)}`;
  for (let n = 0; n < points.length - (closed ? 0 : 1); n++) {
    const [at, next] = [points[n]!, around(n + 1)!];
    const [before, after] = [closed || n > 0 ? points.at(n - 1) : undefined, around(n + 2)];
    const leave = handle(before, at, next, after, true);
    const arrive = handle(before, at, next, after, false);
    d += `C${leave} ${arrive} ${short(next.x)} ${short(next.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The path of a shape. */
export function path({ way, points, line }: Pick<Shape<string>, 'way' | 'points' | 'line'>): string {
  const half = read(points);
  const closed = line === undefined;
  if (way === 'odd') return through(half, closed);
  if (way === 'pair') return through(half, closed) + through(mirrored(half), closed);
  const other = mirrored(half).filter((p) => p.x !== 50);
  return through(closed ? [...half, ...other] : [...other, ...half], closed);
}

/** Points of an ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `${x},${y - ry} ${x + rx},${y} ${x},${y + ry} ${x - rx},${y}`;
}

function wreath(
  x: number,
  y: number,
  rx: number,
  ry: number,
  n: number,
  depth: number,
  corner: 'in' | 'out',
  turn: number,
): string {
  return Array.from({ length: 2 * n }, (_, k) => {
    const angle = (Math.PI * (k + turn)) / n;
    const out = k % 2 === 0 ? 0 : -depth;
    const sharp = (k % 2 === 0) === (corner === 'out');
    return `${short(x + (rx + out) * Math.sin(angle))},${short(y - (ry + out) * Math.cos(angle))}${sharp ? '!' : ''}`;
  }).join(' ');
}

/** Points of a cloud of curls. */
export const curls = (x: number, y: number, rx: number, ry: number, n: number, depth = 3, turn = 0) =>
  wreath(x, y, rx, ry, n, depth, 'in', turn);

/** Points of a wreath of tufts. */
export const tufts = (x: number, y: number, rx: number, ry: number, n: number, depth = 4, turn = 0) =>
  wreath(x, y, rx, ry, n, depth, 'out', turn);

type More = Omit<Shape<string>, 'way' | 'tone' | 'points'>;

/** Three words to write shapes with, one for each way. */
export function pencils<Tone extends string>() {
  const pencil =
    (way: Way) =>
    (tone: Tone, points: string, more: More = {}): Shape<Tone> => ({ way, tone, points, ...more });
  return { even: pencil('even'), pair: pencil('pair'), odd: pencil('odd') };
}

export const solid: More = { solid: true };
export const over: More = { solid: true, over: true };
export const inside: More = { inside: true };
export const line = (width: number): More => ({ line: width });

export interface Layer<Tone extends string = string> {
  d: string;
  tone: Tone;
  line?: number;
  inside?: boolean;
}

/** Shapes as paths in a 100 × 100 box, with their colours. */
export interface Drawing<Tone extends string = string> {
  tones: Record<Tone, string>;
  /** Everything at once, for the edge, in this tone. */
  outline: string;
  edge: string;
  /** What some layers are kept inside of. */
  clip?: string;
  layers: Layer<Tone>[];
  /** Degrees it leans. */
  lean: number;
}

export function drawing<Tone extends string>(
  shapes: Shape<Tone>[],
  tones: Record<Tone, string> & { ink: string },
  { lean = 0, clip = [] }: { lean?: number; clip?: Shape<Tone>[] } = {},
): Drawing<Tone> {
  return {
    tones,
    edge: tones.ink,
    outline: shapes
      .filter((shape) => shape.solid)
      .map(path)
      .join(''),
    clip: clip.map(path).join(''),
    layers: shapes.map((shape) => ({
      d: path(shape),
      tone: shape.tone,
      line: shape.line,
      inside: shape.inside,
    })),
    lean,
  };
}
