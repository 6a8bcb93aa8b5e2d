import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Texts } from '../src/i18n/message.ts';
import { compileTexts } from './compile-texts.ts';

const CATALOGUE = 'virtual:catalogue/';
/** The catalogue texts of a game: its name, its description, and its options. */
const CATALOGUE_TEXTS = { name: /^name$/, blurb: /^blurb$/, option: /^option-/ };
/** The texts of a game by the query they are imported with: its rules and its lesson; without one, those of a match. */
const KINDS = new Map<string | undefined, RegExp>([
  ['rules', /^(?!lesson-|log-|do-|verb-|next-|advice-|ask_|table_|unavailable_|confirm_)/],
  ['lesson', /^lesson-/],
  [undefined, /^(?!help-|lesson-|blurb$)/],
]);
/** The first line of an expansion's texts names the base game whose texts it inherits. */
const INHERITS = /^### With the texts of ([a-z-]+)$/m;

/**
 * Compiles a file of texts. An expansion inherits the texts of its base game under its own keys, and overrides
 * some.
 */
export function textsOf(path: string): { texts: Texts; files: string[] } {
  const source = readFileSync(path, 'utf8');
  const texts = compileTexts(source);
  const base = INHERITS.exec(source)?.[1];
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
 * Compiles imported `.ftl` files. With `?rules` or `?lesson`, the texts of a game's rules or of its lesson are kept.
 * `virtual:catalogue/<name, blurb or option>/<language>` contains those texts of all games.
 */
export function texts(games: string): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(CATALOGUE) ? `\0${id}` : undefined),
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
      if (path.endsWith('.ftl') && query !== 'raw') return module(kept(path, KINDS.get(query)));
      if (!id.startsWith(`\0${CATALOGUE}`)) return undefined;
      const [what, language] = id.slice(CATALOGUE.length + 1).split('/') as [
        keyof typeof CATALOGUE_TEXTS,
        string,
      ];
      const files = readdirSync(games)
        .map((name) => join(games, name, 'texts', `${language}.ftl`))
        .filter((file) => existsSync(file));
      return module(Object.assign({}, ...files.map((file) => kept(file, CATALOGUE_TEXTS[what]))) as Texts);
    },
  };
}
