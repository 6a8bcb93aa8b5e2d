import type { Plugin } from 'vite';

/** The module by which Vite loads what an imported module needs; it exports `__vitePreload(load, files)`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Imports modules through `src/net/load-part`, so that one that failed to load can be tried again: Vite's own helper
 * preloads them, and a browser remembers a failed preload.
 */
export function retriedImports(root: string): Plugin {
  return {
    name: 'retried-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names no files for a module that needs nothing but itself.
          resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]),
        },
      },
    }),
    load: (id) =>
      id === HELPER
        ? `export { loadPart as __vitePreload } from ${JSON.stringify(`${root}src/net/load-part.ts`)};`
        : undefined,
  };
}
