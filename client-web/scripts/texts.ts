import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Texts } from '../src/i18n/message.ts';
import { compileTexts } from './compile-texts.ts';

const CATALOGUE = 'virtual:catalogue/';
const MESSAGE = fileURLToPath(new URL('../src/i18n/message.ts', import.meta.url));
/** The catalogue texts of a game: its name, its description, its options, and the lines of its score sheet. */
const CATALOGUE_TEXTS = {
  name: /^name$/,
  blurb: /^blurb$/,
  // The page of a new table loads no other texts of a game, and shows its description beside its options.
  option: /^(?:option-|blurb$)/,
  // Not those of the single dogs of Dog Lover, which are summed up.
  score: /^score-(?![dr]\d)/,
};
/** The texts of a game's rules and of its lesson, by the query they are imported with. */
export const KINDS = {
  rules:
    /^(?!(?:lesson|log|do|verb|next|advice|to|give|get|with|phase|why|area)-|(?:ask|table|unavailable|confirm)_)/,
  lesson: /^lesson-/,
};
/** The texts of a match. Those of them that are said on demand have the query `?explained`. */
const MATCH = /^(?!help-|lesson-|option-|blurb$)/;
/**
 * A line of a game's English texts says how the keys begin that a table needs only once somebody points at a thing, opens
 * a line of the score sheet or looks at the list of actions.
 */
const EXPLAINED = /^### Only where somebody asks: (.*)$/m;
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

/** How the keys begin of the texts of a game, and of its base game, that a table says on demand. */
function explainedOf(folder: string): string[] {
  const source = readFileSync(join(folder, 'en.ftl'), 'utf8');
  const base = INHERITS.exec(source)?.[1];
  const own = EXPLAINED.exec(source)?.[1]?.split(', ') ?? [];
  return base ? [...own, ...explainedOf(join(folder, '..', '..', base, 'texts'))] : own;
}

/** The texts of a match from a game's file: those that its table says at once, or those that it says on demand. */
export function ofMatch(path: string, onDemand: boolean): ReturnType<typeof textsOf> {
  const { texts, files } = chosen(path, MATCH);
  const begins = explainedOf(dirname(path)).map((start) => `${gameOf(path)}-${start}`);
  const found = Object.entries(texts).filter(
    ([key]) => begins.some((start) => key.startsWith(start)) === onDemand,
  );
  return { texts: Object.fromEntries(found), files };
}

/** Those texts of a game's file whose keys match, without the name of the game. */
export function chosen(path: string, keep: RegExp): ReturnType<typeof textsOf> {
  const { texts, files } = textsOf(path);
  const game = `${gameOf(path)}-`;
  const found = Object.entries(texts).filter(([key]) => keep.test(key.replace(game, '')));
  return { texts: Object.fromEntries(found), files };
}

/**
 * Compiles imported `.ftl` files. With `?rules` or `?lesson`, the texts of a game's rules or of its lesson are kept; without,
 * those that its table says at once, and `explained` loads those that it says on demand.
 * `virtual:catalogue/<name, blurb, option or score>/<language>` contains those texts of all games.
 */
export function texts(games: string): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(CATALOGUE) ? `\0${id}` : undefined),
    load(id) {
      const watched = ({ texts, files }: ReturnType<typeof textsOf>): Texts => {
        for (const file of files) this.addWatchFile(file);
        return texts;
      };
      const module = (texts: Texts) => `export default ${JSON.stringify(texts)};`;
      // A game's keys begin with its name, which is written once.
      const ofGame = (path: string, texts: Texts) => {
        const begin = `${gameOf(path)}-`;
        const rest = Object.entries(texts).map(([key, text]) => [key.slice(begin.length), text]);
        const written = JSON.stringify(Object.fromEntries(rest));
        return `import { under } from ${JSON.stringify(MESSAGE)};export default under('${begin}',${written});`;
      };
      const [path, query] = id.split('?') as [string, string?];
      if (path.endsWith('.ftl') && query !== 'raw') {
        if (!path.startsWith(games)) return module(watched(textsOf(path)));
        if (query === 'rules' || query === 'lesson') return ofGame(path, watched(chosen(path, KINDS[query])));
        const texts = ofGame(path, watched(ofMatch(path, query === 'explained')));
        if (query === 'explained') return texts;
        return `${texts}export const explained = () => import('./${basename(path)}?explained');`;
      }
      if (!id.startsWith(`\0${CATALOGUE}`)) return undefined;
      const [what, language] = id.slice(CATALOGUE.length + 1).split('/') as [
        keyof typeof CATALOGUE_TEXTS,
        string,
      ];
      const files = readdirSync(games)
        .map((name) => join(games, name, 'texts', `${language}.ftl`))
        .filter((file) => existsSync(file));
      const all = files.map((file) => watched(chosen(file, CATALOGUE_TEXTS[what])));
      return module(Object.assign({}, ...all) as Texts);
    },
  };
}
