/**
 * How the points of a shape are used: `even`: the left half of a symmetric shape; `pair`: the shape and its mirror
 * image; `odd`: as they are.
 */
type Symmetry = 'even' | 'pair' | 'odd';

/** A shape through points "x,y", joined by a smooth curve; "!" makes a corner. */
export interface Shape<Tone extends string> {
  symmetry: Symmetry;
  tone: Tone;
  points: string;
  /** The width of an open line instead of a filled shape. */
  line?: number;
  /** Part of the outline. */
  solid?: boolean;
  /** In front of the head. */
  over?: boolean;
  /** Clipped to the dog's head. */
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

/**
 * The control point at a point of the curve, towards its next neighbour, or, with a negative reach, towards the
 * previous one.
 */
function handle(at: Point, from: Point | undefined, to: Point | undefined, reach: number): string {
  if (at.corner || !from || !to) return `${short(at.x)} ${short(at.y)}`;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const scale = reach / (Math.hypot(dx, dy) || 1);
  return `${short(at.x + dx * scale)} ${short(at.y + dy * scale)}`;
}

function through(points: Point[], closed: boolean): string {
  const near = (n: number) => (closed ? points.at(n % points.length) : points[n]);
  const curves = points.slice(closed ? 0 : 1).map((_, n) => {
    const [before, at, next, after] = [near(n - 1), near(n)!, near(n + 1)!, near(n + 2)];
    const reach = Math.hypot(next.x - at.x, next.y - at.y) * REACH;
    const [leave, arrive] = [handle(at, before, next, reach), handle(next, at, after, -reach)];
    return `C${leave} ${arrive} ${short(next.x)} ${short(next.y)}`;
  });
  const start = points[0]!;
  return `M${short(start.x)} ${short(start.y)}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** The svg path of a shape. */
export function path({
  symmetry,
  points,
  line,
}: Pick<Shape<string>, 'symmetry' | 'points' | 'line'>): string {
  const half = read(points);
  const closed = line === undefined;
  if (symmetry === 'odd') return through(half, closed);
  if (symmetry === 'pair') return through(half, closed) + through(mirrored(half), closed);
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

type More = Omit<Shape<string>, 'symmetry' | 'tone' | 'points'>;

/** Functions that create shapes, one for each symmetry. */
export function pencils<Tone extends string>() {
  const pencil =
    (symmetry: Symmetry) =>
    (tone: Tone, points: string, more: More = {}): Shape<Tone> => ({ symmetry, tone, points, ...more });
  return { even: pencil('even'), pair: pencil('pair'), odd: pencil('odd') };
}

export const solid: More = { solid: true };
export const over: More = { solid: true, over: true };
export const inside: More = { inside: true };
export const line = (width: number): More => ({ line: width });

export interface Layer<Tone extends string = string> {
  d: string;
  tone: Tone;
  /** The width of an open line instead of a filled shape. */
  line?: number;
  /** Also filled, and the line is an edge of this tone. */
  edged?: Tone;
  inside?: boolean;
}

/** The paths of a drawing in a 100 × 100 box, with their colours. */
export interface Drawing<Tone extends string = string> {
  tones: Record<Tone, string>;
  /** All shapes together, for the edge in the tone `edge`. */
  outline: string;
  edge: string;
  /** The path that clips some layers. */
  clip?: string;
  layers: Layer<Tone>[];
  /** Rotation in degrees. */
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
