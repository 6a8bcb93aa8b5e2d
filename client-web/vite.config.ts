import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { buildId } from './scripts/build-id.ts';
import { compress } from './scripts/compress.ts';
import { icons } from './scripts/icons.ts';
import { subset } from './scripts/subset-font.ts';
import { texts } from './scripts/texts.ts';

const server = process.env.RODADA_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [
    texts(fileURLToPath(new URL('src/games', import.meta.url))),
    icons(),
    svelte(),
    subset(),
    buildId(),
    compress(),
  ],
  build: {
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // Else whatever any page uses of Svelte would come with every page.
      treeshake: {
        moduleSideEffects: [{ test: /\/svelte\/src\/internal\/client\/index\.js$/, sideEffects: false }],
      },
      output: {
        // What every page needs comes as one file: it packs better than many small ones.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(svelte|esm-env|clsx)\/(?!src\/(internal\/client\/index\.js|motion|transition|.*\/(transitions|loop|select|input)\.js))|src\/net\/(build|clock|heartbeat-watchdog|http|id|lazy|socket)|src\/i18n\/(text|message|format)|src\/app\/(asking|link|me|router|title|Toasts|LinkState)|src\/art\/Logo|src\/kit\/(ui\/(app-context|idle|toasts)|model\/players)|lucide.*\/(x|bot|check|scroll-text)\./,
            },
            {
              name: 'room',
              test: /src\/kit\/ui\/Bar\.|src\/net\/(merge|room)|src\/games\/registry/,
            },
            {
              name: 'table',
              // The icons it uses are used elsewhere, too.
              includeDependenciesRecursively: false,
              test: /src\/kit\/(controls\/sight|layout\/(Floor|Nameplate|Others|layout)|model\/(seen|view-model|words)|select\/(inspection|listed|narrowing|selection)|table\/(TurnLine|parts))\.|lucide.*\/(trophy|message-circle)\./,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
