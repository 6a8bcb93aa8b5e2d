import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { render } from 'svelte/server';
import { createServer, type Plugin } from 'vite';
import { icons } from './icons.ts';
import { LOGO } from './logo.ts';

/** What programs that draw links ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const COVER_WIDTH = 840;
/** The size of the icon for programs that read no svg. */
const ICON = 48;
/**
 * The icons of the app on a home screen: the size, and how much of it the logo takes. Of a maskable icon, only a circle
 * of 80 % is sure to be seen. iPhones read no manifest for their icon, which `index.html` links, and show what is
 * transparent as black. A badge is a silhouette.
 */
const ICONS: Record<string, { size: number; logo: number; ground?: boolean; silhouette?: boolean }> = {
  'icons/192': { size: 192, logo: 1 },
  'icons/512': { size: 512, logo: 1 },
  'icons/maskable-512': { size: 512, logo: 0.64, ground: true },
  'apple-touch-icon': { size: 180, logo: 0.8, ground: true },
  'icons/badge': { size: 96, logo: 1, silhouette: true },
};
/** The colours of the light theme, for a drawing outside of a page (`src/theme.css`, `src/app/base.css`). */
const COLOURS: Record<string, string> = {
  '--ground': '#faf6ee',
  '--wood': '#dcb483',
  '--wood-deep': '#c29059',
  '--wood-edge': '#8d5f33',
  '--wood-bright': '#dcb483',
  '--seat-0': '#1f6aa8',
  '--seat-1': '#b3362f',
  '--seat-2': '#2c7545',
  '--seat-3': '#8148a0',
  '--seat-4': '#7f5729',
  '--shadow-tint': '#e3dccf',
  '--sunlight': '#e9cb9f',
};

/**
 * Draws the pictures that links show in chats, `pictures/<game>.png` from the covers of the games and
 * `pictures/rodada.png`, the icons of the app, and `favicon.ico`.
 */
export function pictures(root: string): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async generateBundle() {
      const drawings = await drawn(root);
      for (const [name, svg] of Object.entries(drawings))
        this.emitFile({ type: 'asset', fileName: `pictures/${name}.png`, source: png(svg, WIDTH) });
      for (const name of Object.keys(ICONS))
        this.emitFile({ type: 'asset', fileName: `${name}.png`, source: icon(name) });
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico(png(coloured(LOGO), ICON)) });
    },
  };
}

/** The pictures as svg, by name. */
async function drawn(root: string): Promise<Record<string, string>> {
  const require = createRequire(import.meta.url);
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(() => {
    // It was initialised by an earlier build in this process.
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [icons(root), svelte()],
  });
  const symbols = standInForThePage();
  try {
    const draw = async (file: string) => {
      const { default: component } = (await server.ssrLoadModule(file)) as {
        default: Parameters<typeof render>[0];
      };
      const svg = render(component, { props: {} }).body.replace(/<!--.*?-->/g, '');
      // What was drawn for an earlier picture is not drawn again.
      return coloured(svg.replace('>', `><defs>${symbols.filter(isNeededBy(svg)).join('')}</defs>`));
    };
    const games = readdirSync(join(root, 'src/games')).filter((game) => !game.includes('.'));
    const pictures: Record<string, string> = { rodada: besideLogo(await draw('/src/app/Scene.svelte')) };
    for (const game of games) pictures[game] = besideLogo(await draw(`/src/games/${game}/Cover.svelte`));
    return pictures;
  } finally {
    await server.close();
    delete (globalThis as { document?: unknown }).document;
  }
}

/** Whether an svg refers to a drawing. */
const isNeededBy = (svg: string) => (symbol: string) =>
  [...symbol.matchAll(/ id="([^"]+)"/g)].some(([, id]) => svg.includes(`"#${id}"`));

/** Collects the drawings that components add to the page once and refer to (`src/art/symbols.ts`). */
function standInForThePage(): string[] {
  const symbols: string[] = [];
  const element = () => ({
    style: {},
    setAttribute() {},
    append() {},
    insertAdjacentHTML: (_: string, markup: string) => symbols.push(markup),
  });
  Object.assign(globalThis, { document: { createElementNS: element, body: element() } });
  return symbols;
}

/** A drawing at the right, and the logo beside it. */
function besideLogo(svg: string): string {
  const sized = (svg: string, size: string) =>
    svg.replace(/<svg(?: (?:width|height)="[^"]*")*/, `<svg ${size}`);
  const logo = coloured(LOGO).replace(/ (width|height)="36"/g, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS['--ground']}"/>` +
    sized(logo, `x="60" y="195" width="240" height="240"`) +
    sized(svg, `x="${WIDTH - COVER_WIDTH}" y="0" width="${COVER_WIDTH}" height="${HEIGHT}"`) +
    '</svg>'
  );
}

function icon(name: string): Uint8Array {
  const { size, logo, ground = false, silhouette = false } = ICONS[name]!;
  const [width, edge] = [48 * logo, 24 * (1 - logo)];
  const drawn = coloured(LOGO).replace(
    /<svg[^>]*>/,
    `<svg x="${edge}" y="${edge}" width="${width}" height="${width}" viewBox="0 0 48 48">`,
  );
  const seen = silhouette
    ? drawn.replace(/fill="#\w+"/g, 'fill="#fff"').replace(/<path[^>]*stroke[^>]*>/g, '')
    : drawn;
  const under = ground ? `<rect width="48" height="48" fill="${COLOURS['--ground']}"/>` : '';
  return png(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${under}${seen}</svg>`, size);
}

/** The same svg with colours in the place of the page's variables. */
function coloured(svg: string): string {
  return svg
    .replace(/var\((--[\w-]+)(?:, [^()]*(?:\([^()]*\))?)?\)/g, (_, name: string) => COLOURS[name] ?? 'none')
    .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** An icon file with one png in it. */
function ico(image: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICON, 6);
  head.writeUInt8(ICON, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
