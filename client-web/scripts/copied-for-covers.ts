import type { Plugin } from 'vite';

/** What a cover imports of its game and has a copy of. */
const COPIED = /\/(?:on-cover|dinos)$/;
/** Marks the copy; `scripts/chunks.ts` puts it with the covers. */
const COPY = '?cover';

/**
 * Gives the covers a copy of what they draw of a game. Without it, it would be a file of its own: one more request wherever covers
 * are shown, and at the table of the game.
 */
export function copiedForCovers(): Plugin {
  return {
    name: 'copied-for-covers',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!COPIED.test(source) || !importer?.includes('/Cover.svelte')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && found.id + COPY;
    },
  };
}
