import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Texts } from '../src/i18n/message.ts';
import { LOGO } from './logo.ts';
import { compileTexts } from './compile-texts.ts';
import { shellOf, type ShellKind } from './shell.ts';
import { textsOf } from './texts.ts';

const LANGUAGES = ['en', 'pt-BR', 'ja'];

/** What a page needs at once; `$` stands for the language. */
interface Page {
  modules: string[];
  shell: ShellKind;
  /** The key of its title. */
  title?: string;
  /** Search engines may list it. */
  listed?: boolean;
}

const SITE = 'src/app/Header.svelte';
const RARE = 'src/app/rare-pages.ts';
const PEOPLE = 'src/i18n/people/$.ftl';
const HOME = 'src/i18n/home/$.ftl';
const ROOM = 'src/i18n/room/$.ftl';
const REPLAY = 'src/i18n/replay/$.ftl';
const LOOK = 'src/i18n/look/$.ftl';
const LOBBY = 'src/i18n/lobby/$.ftl';
const HISTORY = 'src/i18n/history/$.ftl';
const SETTINGS = 'src/i18n/settings/$.ftl';
const RULES = 'src/i18n/rules/$.ftl';
const DEVICES = 'src/i18n/devices/$.ftl';
const STATISTICS = 'src/i18n/statistics/$.ftl';
const RATINGS = 'src/i18n/ratings/$.ftl';
const CIRCLES = 'src/i18n/circles/$.ftl';
const LEAGUES = 'src/i18n/leagues/$.ftl';
const NOTICES = 'src/i18n/notices/$.ftl';

/** Every page by its path; a path that ends with a slash is the beginning of paths. `src/app/pages.ts` shows them. */
export const PAGES: Record<string, Page> = {
  '/': { modules: ['src/pages/Home.svelte', SITE, HOME], shell: 'home', listed: true },
  '/t/': { modules: ['src/pages/Table.svelte', ROOM], shell: 'table', title: 'table' },
  '/m/': { modules: ['src/pages/Match.svelte', ROOM, REPLAY], shell: 'table', title: 'replay-match' },
  '/rules/': {
    modules: ['src/pages/Rules.svelte', RARE, SITE, RULES],
    shell: 'site',
    title: 'rules',
    listed: true,
  },
  '/new': { modules: ['src/pages/New.svelte', RARE, SITE, LOBBY], shell: 'site', title: 'new-table' },
  '/history': {
    modules: ['src/pages/History.svelte', RARE, SITE, HISTORY],
    shell: 'site',
    title: 'history-title',
  },
  '/statistics': {
    modules: ['src/pages/Statistics.svelte', RARE, SITE, STATISTICS],
    shell: 'site',
    title: 'statistics-title',
  },
  '/ratings': {
    modules: ['src/pages/Ratings.svelte', RARE, SITE, RATINGS],
    shell: 'site',
    title: 'ratings-title',
  },
  '/look': { modules: ['src/pages/Look.svelte', RARE, SITE, LOOK], shell: 'site', title: 'look-title' },
  '/me': {
    modules: ['src/pages/Me.svelte', SITE, SETTINGS, DEVICES, NOTICES],
    shell: 'site',
    title: 'me-title',
  },
  '/people/': {
    modules: ['src/pages/Person.svelte', RARE, SITE, HISTORY, PEOPLE],
    shell: 'site',
  },
  '/circles': {
    modules: ['src/pages/Circles.svelte', RARE, SITE, CIRCLES],
    shell: 'site',
    title: 'circles-title',
  },
  '/circles/': {
    modules: ['src/pages/Circle.svelte', RARE, SITE, CIRCLES, HISTORY, HOME, LOBBY],
    shell: 'site',
  },
  '/leagues/': { modules: ['src/pages/League.svelte', RARE, SITE, LEAGUES], shell: 'site' },
  '/join/': { modules: ['src/pages/JoinCircle.svelte', RARE, SITE, CIRCLES], shell: 'site' },
  '/me/devices': {
    modules: ['src/pages/Devices.svelte', RARE, SITE, DEVICES],
    shell: 'site',
    title: 'devices-title',
  },
  '/me/notices': {
    modules: ['src/pages/Notices.svelte', RARE, SITE, NOTICES],
    shell: 'site',
    title: 'notices-title',
  },
  '/d/': { modules: ['src/pages/Device.svelte', RARE, SITE, DEVICES], shell: 'site', title: 'device-title' },
};

/** Writes `pages.json`, from which the server makes the document of each page (`server/web/src/assets/pages.rs`). */
export function pages(root: string): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const loads = loader(bundle);
        const words = Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(root, language)]));
        const source = JSON.stringify({
          pages: Object.fromEntries(
            Object.entries(PAGES).map(([path, page]) => [path, pageParts(page, words, loads)]),
          ),
          games: gamesOf(root, loads),
          words: Object.fromEntries(
            LANGUAGES.map((language) => [language, filledByServer(words[language]!)]),
          ),
          picture: '/pictures/rodada.png',
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source });
      },
    },
  };
}

/** Says that the match of the page has begun, so that a table needs not ask for that first (`src/pages/Table.svelte`). */
const BEGUN = '<meta name="begun">';

type Loads = (modules: string[], language: string) => string;

const byLanguage = <T>(of: (language: string) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));

function pageParts(
  { modules, shell, title, listed = false }: Page,
  words: Record<string, Texts>,
  loads: Loads,
) {
  const text = (language: string, key: string) => {
    const message = words[language]![key];
    if (typeof message !== 'string') throw new Error(`${key} is no constant text`);
    return message;
  };
  return {
    title: byLanguage((language) => (title === undefined ? '' : text(language, title))),
    head: byLanguage((language) => loads([...modules, 'src/i18n/$.ftl'], language)),
    shell: byLanguage((language) => shellOf(shell, LOGO, (key) => text(language, key))),
    listed,
  };
}

function gamesOf(root: string, loads: Loads) {
  const games = readdirSync(join(root, 'src/games')).filter((game) =>
    existsSync(join(root, 'src/games', game, 'texts')),
  );
  const parts = games.map((game) => {
    const texts = byLanguage(
      (language) => textsOf(join(root, 'src/games', game, 'texts', `${language}.ftl`)).texts,
    );
    return {
      name: byLanguage((language) => texts[language]![`${game}-name`]),
      blurb: byLanguage((language) => texts[language]![`${game}-blurb`]),
      head: byLanguage(
        (language) =>
          BEGUN + loads([`src/games/${game}/index.ts`, `src/games/${game}/texts/$.ftl`], language),
      ),
      picture: `/pictures/${game}.png`,
    };
  });
  return Object.fromEntries(games.map((game, n) => [game, parts[n]]));
}

/** All texts of the program itself in a language. */
function wordsOf(root: string, language: string): Texts {
  const sets = readdirSync(join(root, 'src/i18n'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const folders = ['', ...sets.map(({ name }) => name)];
  const files = folders.map((folder) => join(root, 'src/i18n', folder, `${language}.ftl`));
  return Object.assign({}, ...files.map((file) => compileTexts(readFileSync(file, 'utf8')))) as Texts;
}

const filledByServer = (words: Texts): Texts =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('page-')));

/** Names the files that modules need, as elements of the head; those of every page are there already. */
function loader(bundle: Rolldown.OutputBundle): Loads {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkWith = (module: string) => {
    // With its query: one file of texts is several modules.
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!found) throw new Error(`no file has ${module} in it`);
    return found;
  };
  const closure = (chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) => {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') closure(next, found);
    }
    return found;
  };
  const everywhere = closure(chunkWith('src/main.ts'));
  return (modules, language) => {
    const all = new Set(modules.flatMap((module) => [...closure(chunkWith(module.replace('$', language)))]));
    const own = [...all].filter((chunk) => !everywhere.has(chunk));
    const styles = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    const scripts = own.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
    // A style sheet that is only loaded ahead does not delay the first paint.
    const sheets = [...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`);
    return [...scripts, ...sheets].join('');
  };
}
