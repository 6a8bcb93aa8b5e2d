import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileTexts } from './compile-texts.ts';

const SHELF = 'virtual:shelf/';
/** What a game is called and what it is. */
const ON_SHELF = /-(name|blurb)$/;
/** Its name, and what can be chosen before it begins. */
const BEFORE = /^[a-z-]+-(name|option-\w.*)$/;

/**
 * Texts come compiled. Of the texts of a game, `?options` has those that are wanted before it begins; and
 * `virtual:shelf/<language>` has the names of all games and what they are.
 */
export function texts(games: string): Plugin {
  const module = (source: string, keep: (key: string) => boolean) => {
    const kept = Object.entries(compileTexts(source)).filter(([key]) => keep(key));
    return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
  };
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(SHELF) ? `\0${id}` : undefined),
    load(id) {
      const [path, query] = id.split('?') as [string, string?];
      if (path.endsWith('.ftl') && query !== 'raw')
        return module(readFileSync(path, 'utf8'), (key) => query !== 'options' || BEFORE.test(key));
      if (!id.startsWith(`\0${SHELF}`)) return undefined;
      const files = readdirSync(games, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(games, name, 'texts', `${id.slice(SHELF.length + 1)}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return module(files.map((file) => readFileSync(file, 'utf8')).join('\n'), (key) => ON_SHELF.test(key));
    },
  };
}
