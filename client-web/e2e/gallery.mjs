// Builds the gallery and serves it: tables of recorded matches, which need no server.
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../gallery.config.ts', import.meta.url));

/** Returns the address of the tables, and what stops serving them. */
export async function serveTables() {
  await build({ configFile, logLevel: 'error' });
  const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } });
  return { url: `${server.resolvedUrls.local[0]}gallery.html#tables`, stop: () => server.close() };
}
