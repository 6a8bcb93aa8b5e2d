import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
