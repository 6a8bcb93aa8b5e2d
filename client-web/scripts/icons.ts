import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORTED = '@lucide/svelte/icons/';
const MADE = '\0lucide/icons/';
const DATA = /const iconData = (\{.*\});/;

type Attributes = Record<string, string>;
interface IconData {
  node: [tag: string, attributes: Attributes][];
}

/**
 * Makes one path of each icon of Lucide, which all share one component (`src/art/Icon.svelte`): a fifth of the size of
 * their own, which draw them at run time. They take `size`, `strokeWidth` and `aria-label`.
 */
export function icons(root: string): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(IMPORTED) ? `${MADE}${id.slice(IMPORTED.length)}.js` : undefined),
    load(id) {
      if (!id.startsWith(MADE)) return undefined;
      const name = id.slice(MADE.length).replace(/\.js$/, '');
      const file = join(root, `node_modules/@lucide/svelte/dist/icons/${name}.svelte`);
      const found = DATA.exec(readFileSync(file, 'utf8'))?.[1];
      if (!found) throw new Error(`${file} has no drawing in it`);
      const d = (JSON.parse(found) as IconData).node
        .map(([tag, attributes]) => path(tag, attributes))
        .join('');
      return `import { iconOf } from ${JSON.stringify(join(root, 'src/art/icon.ts'))};
export default iconOf(${JSON.stringify(d)});`;
    },
  };
}

/** A shape as the data of a path. */
function path(tag: string, attributes: Attributes): string {
  const make = SHAPES[tag];
  if (!make) throw new Error(`an icon has a ${tag}`);
  const wanted = new Set(make.names);
  const other = Object.keys(attributes).find((name) => !wanted.has(name));
  if (other) throw new Error(`a ${tag} of an icon has ${other}`);
  return make.path((name) => Number(attributes[name] ?? 0), attributes);
}

interface Shape {
  names: string[];
  path: (number: (name: string) => number, attributes: Attributes) => string;
}

const round = (x: number) => Number(x.toFixed(3));
const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${round(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Behind another path, one that begins with `m` would begin where that ends; and what follows `M` is not relative. */
function absolute(d: string): string {
  const begins = /^m(-?[\d.]+[ ,]?-?(?:\d+\.?\d*|\.\d+))\s*(.*)$/.exec(d);
  if (!begins) return d;
  const [, from, rest] = begins;
  return `M${from}${/^[a-zA-Z]/.test(rest!) ? '' : 'l'}${rest}`;
}

const SHAPES: Record<string, Shape> = {
  path: { names: ['d'], path: (_, { d }) => absolute(d!) },
  circle: {
    // One that is filled is a dot: a point in its middle fills it.
    names: ['cx', 'cy', 'r', 'fill'],
    path: (of, { fill }) => {
      if (fill && of('r') > 1) throw new Error('an icon is filled');
      return oval(of('cx'), of('cy'), of('r'), of('r')) + (fill ? `M${of('cx')} ${of('cy')}h.01` : '');
    },
  },
  ellipse: { names: ['cx', 'cy', 'rx', 'ry'], path: (of) => oval(of('cx'), of('cy'), of('rx'), of('ry')) },
  line: {
    names: ['x1', 'y1', 'x2', 'y2'],
    path: (of) => `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`,
  },
  polyline: { names: ['points'], path: (_, { points }) => `M${points}` },
  polygon: { names: ['points'], path: (_, { points }) => `M${points}Z` },
  rect: {
    names: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    path: (of, { rx, ry }) => {
      const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')];
      const r = Number(rx ?? ry ?? 0);
      const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
      return (
        `M${round(x + r)} ${y}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}` +
        `h${round(2 * r - width)}${corner(-r, -r)}v${round(2 * r - height)}${corner(r, -r)}Z`
      );
    },
  },
};
