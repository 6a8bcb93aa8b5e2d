import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Texts } from '../src/i18n/message.ts';
import { compileTexts } from './compile-texts.ts';

const SHELF = 'virtual:shelf/';
/** What a game is called, and what it is about. */
const ON_SHELF = { name: /^name$/, blurb: /^blurb$/ };
/** Its name, and what can be chosen before it begins. */
const BEFORE = /^(name|option-\w.*)$/;
/** The first line of the texts of an expansion names the game on whose texts they stand. */
const STANDS_ON = /^### With the texts of ([a-z-]+)$/m;

/** A file of texts, and those it stands on: the same words under the keys of the expansion, where it has none of its own. */
export function textsOf(path: string): { texts: Texts; files: string[] } {
  const source = readFileSync(path, 'utf8');
  const texts = compileTexts(source);
  const base = STANDS_ON.exec(source)?.[1];
  if (!base) return { texts, files: [path] };
  const game = gameOf(path);
  const below = textsOf(join(dirname(path), '..', '..', base, 'texts', basename(path)));
  const renamed = Object.entries(below.texts).map(([key, text]) => [
    key.replace(`${base}-`, `${game}-`),
    text,
  ]);
  return { texts: { ...Object.fromEntries(renamed), ...texts }, files: [path, ...below.files] };
}

const gameOf = (path: string) => basename(dirname(dirname(path)));

/**
 * Texts come compiled. Of the texts of a game, `?options` has those that are wanted before it begins; and
 * `virtual:shelf/<name or blurb>/<language>` has the names of all games, or what they are about.
 */
export function texts(games: string): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(SHELF) ? `\0${id}` : undefined),
    load(id) {
      const kept = (path: string, keep = /^/): Texts => {
        const { texts, files } = textsOf(path);
        for (const file of files) this.addWatchFile(file);
        const game = `${gameOf(path)}-`;
        const chosen = Object.entries(texts).filter(([key]) => keep.test(key.replace(game, '')));
        return Object.fromEntries(chosen);
      };
      const module = (texts: Texts) => `export default ${JSON.stringify(texts)};`;
      const [path, query] = id.split('?') as [string, string?];
      if (path.endsWith('.ftl') && query !== 'raw')
        return module(kept(path, query === 'options' ? BEFORE : undefined));
      if (!id.startsWith(`\0${SHELF}`)) return undefined;
      const [what, language] = id.slice(SHELF.length + 1).split('/') as [keyof typeof ON_SHELF, string];
      const files = readdirSync(games)
        .map((name) => join(games, name, 'texts', `${language}.ftl`))
        .filter((file) => existsSync(file));
      return module(Object.assign({}, ...files.map((file) => kept(file, ON_SHELF[what]))) as Texts);
    },
  };
}
