import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { displayFont } from './scripts/display-font.ts';
import { icons } from './scripts/icons.ts';
import { texts } from './scripts/texts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the gallery, which journeys look at and no release contains. */
export default defineConfig({
  root,
  plugins: [texts(`${root}src/games`), icons(root), svelte(), displayFont(root)],
  publicDir: false,
  build: {
    outDir: 'node_modules/.gallery',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${root}gallery.html` },
  },
  logLevel: 'warn',
});
