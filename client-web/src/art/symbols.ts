import type { Drawing, Layer } from './draw';

/** The ids of a drawing in the page: the drawing itself, and the light edge behind it. */
interface SymbolIds {
  figure: string;
  rim: string;
}

const known = new WeakMap<Drawing, SymbolIds>();
let count = 0;
let host: SVGDefsElement | undefined;

/** Adds a drawing to the page once. Components refer to it by its id. */
export function symbolOf(drawing: Drawing): SymbolIds {
  const before = known.get(drawing);
  if (before) return before;
  const name = `drawing-${++count}`;
  const made = { figure: `#${name}`, rim: `#${name}-rim` };
  known.set(drawing, made);
  host ??= newHost();
  host.insertAdjacentHTML('beforeend', markup(drawing, name));
  return made;
}

/** A colour by day and one by night, for styles and attributes that scripts write: `light-dark()` in older browsers. */
export const byScheme = (day: string, night: string): string =>
  `color-mix(in srgb,${night} var(--dark),${day})`;

const scenes = new Map<string, string>();

/** Adds svg elements to the page once, and returns their id. They have their styles as attributes. */
export function sceneOf(elements: string): string {
  const before = scenes.get(elements);
  if (before) return before;
  const name = `scene-${scenes.size + 1}`;
  scenes.set(elements, `#${name}`);
  host ??= newHost();
  host.insertAdjacentHTML('beforeend', `<g id="${name}">${elements}</g>`);
  return `#${name}`;
}

/** The svg elements of a drawing with an id, and of its edge. */
export function markup({ tones, outline, edge, clip, layers, lean }: Drawing, name: string): string {
  const turned = `transform="rotate(${lean} 50 90)" stroke-linecap="round" stroke-linejoin="round"`;
  const paths = joined(layers).map(({ d, tone, line, edged, inside }) => {
    const fill = `fill="${line && !edged ? 'none' : tones[tone]}"`;
    const stroke = line ? ` stroke="${tones[edged ?? tone]}" stroke-width="${line}"` : '';
    return `<path d="${d}" ${fill}${stroke}${inside ? ` clip-path="url(#${name}-clip)"` : ''}/>`;
  });
  return (
    `<g id="${name}-rim" ${turned}><path d="${outline}" fill="none" stroke-width="9"` +
    ` stroke="var(--rim-of-figures, ${byScheme('transparent', '#f3ebdc')})"/></g>` +
    (clip ? `<clipPath id="${name}-clip"><path d="${clip}"/></clipPath>` : '') +
    `<g id="${name}" ${turned}><path d="${outline}" fill="${edge}" stroke="${edge}" stroke-width="4.4"/>` +
    `${paths.join('')}</g>`
  );
}

/** Joins consecutive lines of the same kind into one path, to keep the number of elements small. */
function joined(layers: Layer<string>[]): Layer<string>[] {
  const all: Layer<string>[] = [];
  for (const layer of layers) {
    const last = all.at(-1);
    const alike =
      last?.line !== undefined &&
      !last.edged &&
      !layer.edged &&
      last.line === layer.line &&
      last.tone === layer.tone &&
      last.inside === layer.inside;
    if (alike) all[all.length - 1] = { ...last, d: last.d + layer.d };
    else all.push(layer);
  }
  return all;
}

function newHost(): SVGDefsElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.style.position = 'absolute';
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  svg.append(defs);
  document.body.append(svg);
  return defs;
}
