import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { buildId } from './scripts/build-id.ts';
import { chunkOf } from './scripts/chunks.ts';
import { compress } from './scripts/compress.ts';
import { copiedForCovers } from './scripts/copied-for-covers.ts';
import { displayFont } from './scripts/display-font.ts';
import { expansionTables } from './scripts/expansion-tables.ts';
import { facades } from './scripts/facades.ts';
import { icons } from './scripts/icons.ts';
import { pages } from './scripts/pages.ts';
import { pictures } from './scripts/pictures.ts';
import { retriedImports } from './scripts/retried-imports.ts';
import { MINIFIED, secondMinifier } from './scripts/second-minifier.ts';
import { compiledComponents, ownLinks, svelteRuntime } from './scripts/svelte-runtime.ts';
import { texts } from './scripts/texts.ts';
import { worker } from './scripts/worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.RODADA_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [
    texts(`${root}src/games`),
    icons(root),
    copiedForCovers(),
    svelteRuntime(),
    ownLinks(root),
    expansionTables(root),
    svelte(),
    compiledComponents(),
    retriedImports(root),
    displayFont(root),
    facades(),
    secondMinifier(),
    pages(root),
    pictures(root),
    worker(root),
    buildId(),
    compress(),
  ],
  build: {
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      preserveEntrySignatures: false,
      // Constants of other modules, too, decide what is left out.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Without this, everything that any page uses of Svelte would be loaded with every page.
      treeshake: {
        moduleSideEffects: [{ test: /\/svelte\/src\/internal\/client\/index\.js$/, sideEffects: false }],
      },
      output: {
        // Names of other files are what compresses least: these are the shortest that the bundler makes.
        entryFileNames: `assets/[name]-[hash:7]${MINIFIED}.js`,
        chunkFileNames: `assets/[name]-[hash:7]${MINIFIED}.js`,
        assetFileNames: `assets/[name]-[hash:7]${MINIFIED}[extname]`,
        codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: {
    include: ['{src,worker,scripts}/**/*.test.ts'],
  },
});
