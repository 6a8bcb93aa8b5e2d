import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.RODADA_SERVER ?? 'http://localhost:8080';

/** Keeps of the display face what titles and names in our languages are written with; Japanese has a face of its own. */
function subset(): Plugin {
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCharCode(from + n)).join('');
  const letters = span(0x20, 0x7e) + span(0xc0, 0xff) + '’‘“”–—…·×«»ºª→';
  return {
    name: 'subset-font',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const font = Buffer.from(file.source as Uint8Array);
        file.source = await subsetFont(font, letters, { targetFormat: 'woff2' });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), subset()],
  build: {
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs comes as one file: it packs better than many small ones.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/net\/(clock|http|id|merge|room|socket)|src\/i18n\/(text|format)|src\/app\/(asking|link|me|router|title|Logo|Header|Toasts|LinkState)|src\/games\/registry|src\/kit\/(toasts|players)|lucide.*\/(Icon|x|context|settings-2|scroll-text)\./,
            },
            {
              name: 'table',
              test: /src\/kit\/(Bar|Floor|Nameplate|Others|TurnLine|chooser|parts|pointing|seen|stage|words)\.|lucide.*\/(bot|check|trophy|unplug)\./,
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
