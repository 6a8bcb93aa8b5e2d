import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../scripts/texts.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['en', 'pt-BR', 'ja'];
/** A reason is read at a glance. */
const MOST_WORDS = 14;
const read = (path: string) => readFileSync(path, 'utf8');

const games = readdirSync(join(src, 'games')).filter((name) => existsSync(join(src, 'games', name, 'texts')));
/** The sets of texts; all but three have a module that loads them. */
const folders = readdirSync(join(src, 'i18n'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const sets = folders.filter((name) => existsSync(join(src, 'i18n', `${name}.ts`))).sort();
const parts: [string, string][] = [
  ['the program', join(src, 'i18n')],
  ...folders.map((name): [string, string] => [`the set ${name}`, join(src, 'i18n', name)]),
  ...games.map((game): [string, string] => [game, join(src, 'games', game, 'texts')]),
];

interface Used {
  /** Variables that are inserted into the text. */
  said: Set<string>;
  /** Variables that select a variant. */
  turned: Set<string>;
  messages: Set<string>;
}

/**
 * Collects the variables of a pattern; the companions of a seat or word (`_is`, `_id`) count as the variable
 * itself.
 */
function variables(node: unknown, used: Used, turning = false): Used {
  if (Array.isArray(node)) node.forEach((part) => variables(part, used));
  else if (typeof node === 'object' && node !== null) {
    const part = node as {
      type?: string;
      name?: string;
      selector?: unknown;
      variants?: { value: unknown }[];
    };
    const name = part.name?.replace(/_(is|id)$/, '') ?? '';
    if (part.type === 'var') (turning || name !== part.name ? used.turned : used.said).add(name);
    else if (part.type === 'mesg') used.messages.add(part.name!);
    else if (part.type === 'select') {
      variables(part.selector, used, true);
      part.variants?.forEach(({ value }) => variables(value, used));
    }
  }
  return used;
}

function load(folder: string, language: string) {
  const source = read(join(folder, `${language}.ftl`));
  const body = new FluentResource(source).body;
  const written = [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!);
  const messages = new Map(
    body.map(({ id, value }) => [
      id,
      variables(value, { said: new Set(), turned: new Set(), messages: new Set() }),
    ]),
  );
  return { written, messages };
}

describe.each(parts)('the texts of %s', (_, folder) => {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, load(folder, language)]));
  const first = texts.en!;

  test.each(LANGUAGES)('in %s are well formed and unique', (language) => {
    const { written, messages } = texts[language]!;
    expect([...messages.keys()]).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  test.each(LANGUAGES.slice(1))('in %s have the same keys', (language) => {
    expect([...texts[language]!.messages.keys()].sort()).toEqual([...first.messages.keys()].sort());
  });

  test.each(LANGUAGES.slice(1))('in %s use the same variables', (language) => {
    for (const [id, own] of first.messages) {
      const other = texts[language]!.messages.get(id)!;
      const all = new Set([...own.said, ...own.turned]);
      // A language may count without inserting the number, but may not use other variables or leave any out.
      for (const name of [...other.said, ...other.turned])
        expect(all, `${id} in ${language}`).toContain(name);
      const mine = new Set([...other.said, ...other.turned]);
      for (const name of own.said) expect(mine, `${id} in ${language}`).toContain(name);
      for (const name of other.messages) expect([...first.messages.keys()], id).toContain(name);
    }
  });
});

/** The keys of every set, as `keys.ts` declares them. */
const written = ['', ...sets].map((set) => new Set(load(join(src, 'i18n', set), 'en').messages.keys()));
const keys = new Set(written.flatMap((set) => [...set]));

/** The members of a generated union of strings, or the tags of a tagged union. */
function union(file: string, type: string, tag?: string): string[] {
  const declared = read(join(src, 'gen', `${file}.ts`)).match(
    new RegExp(`export type ${type} =([\\s\\S]*?);\\n(\\n|$)`),
  );
  if (!declared) throw new Error(`${file}.ts declares no ${type}`);
  const pattern = tag ? new RegExp(`\\b${tag}: '([\\w-]+)'`, 'g') : /'([\w-]+)'/g;
  return [...declared[1]!.matchAll(pattern)].map((found) => found[1]!);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|\/keys\.ts$/.test(path) ? [read(path)] : [];
  });
}

test('the types of keys are up to date (npm run keys)', () => {
  const [, ...typed] = read(join(src, 'i18n', 'keys.ts'))
    .split('export type')
    .map((part) => new Set([...part.matchAll(/'([\w-]+)'/g)].map((found) => found[1]!)));
  expect(folders.filter((name) => !sets.includes(name)).sort()).toEqual(['page', 'refused', 'told']);
  expect(typed).toEqual(written);
  expect(written.reduce((sum, { size }) => sum + size, 0)).toBe(keys.size);
});

test('every error code and table event has a text', () => {
  const wanted = [
    ...[...union('protocol', 'Code'), 'offline', 'unanswered', 'cookies'].map((code) => `code-${code}`),
    ...union('protocol', 'ObservedTableEvent', 'what').map((what) => `table-log-${what}`),
    ...union('protocol', 'Level').flatMap((level) => [`level-${level}`, `new-level-${level}`]),
    ...union('protocol', 'BotPace').map((pace) => `bot-pace-${pace}`),
  ];
  const refusals = load(join(src, 'i18n', 'refused'), 'en').messages;
  expect(wanted.filter((key) => !keys.has(key) && !refusals.has(key))).toEqual([]);
});

test('no text is unused', () => {
  const code = sources(src).join('\n');
  const puttogether =
    /^(rules-weight|code|table-log|level|theme|sound|pace|bot-pace|both-(offer|title|switch)|gather-bots|new-(who|level)|replay-(as|stops|not-(found|over|started))|alerts|kind|channel|quiet|push|mail|hosting-(act|from|verdict|report|answer)|reports-verdict|rating-not|evening-by|league-you|league-leave|league-result)-/;
  expect([...keys].filter((key) => !puttogether.test(key) && !code.includes(`'${key}'`))).toEqual([]);
});

interface Keys {
  lines: string[];
  advice: string[];
  log: string[];
  sheet: string[];
  verbs: string[];
  options: Record<string, string[]>;
}
/** By the path of the generated file. */
const said = import.meta.glob<Keys>('../gen/*-keys.ts', { eager: true, import: 'KEYS' });

describe.each(games)('%s has texts for', (game) => {
  const { texts: own, files } = textsOf(join(src, 'games', game, 'texts', 'en.ftl'));
  const texts = new Set(Object.keys(own));
  /** The types of an expansion are in the file of its base game. */
  const types = basename(dirname(dirname(files.at(-1)!)));
  const keys = said[`../gen/${game}-keys.ts`]!;
  const missing = (wanted: string[]) =>
    wanted.map((key) => `${game}-${key}`).filter((key) => !texts.has(key));

  test('its name and description', () => {
    expect(missing(['name', 'blurb'])).toEqual([]);
  });

  test('every action', () => {
    expect(missing(union(types, 'Action', 'do').map((action) => `do-${action}`))).toEqual([]);
  });

  test('every line of its log, and no others', () => {
    expect(keys.log.length).toBeGreaterThan(0);
    expect(missing(keys.log.map((key) => `log-${key}`))).toEqual([]);
    // An expansion inherits the lines of its base game. It may not use all of them.
    const written = [...load(join(src, 'games', game, 'texts'), 'en').messages.keys()];
    const lines = written.filter((key) => key.startsWith(`${game}-log-`));
    expect(lines.filter((key) => !keys.log.includes(key.replace(`${game}-log-`, '')))).toEqual([]);
  });

  test('every sentence of its rules', () => {
    expect(keys.lines.length).toBeGreaterThan(0);
    expect(missing(keys.lines)).toEqual([]);
  });

  test('every reason why a bot suggests something, in one sentence', () => {
    expect(missing(keys.advice)).toEqual([]);
    for (const language of LANGUAGES) {
      const { texts: said } = textsOf(join(src, 'games', game, 'texts', `${language}.ftl`));
      for (const key of keys.advice) {
        const parts = [said[`${game}-${key}`]!].flat().map((part) => (typeof part === 'string' ? part : 'x'));
        expect(parts.join('').split(' ').length, key).toBeLessThanOrEqual(MOST_WORDS);
      }
    }
  });

  test('every line of its score sheet and its rule', () => {
    expect(keys.sheet.length).toBeGreaterThan(0);
    expect(missing(keys.sheet.map((line) => `score-${line}`))).toEqual([]);
    // A game that groups lines into rows explains the rows; its own test checks those.
    const inRows = /\browOf(:|\()/.test(read(join(src, 'games', game, 'index.ts')));
    if (!inRows) expect(missing(keys.sheet.map((line) => `rule-${line}`))).toEqual([]);
  });

  test('every unavailable action', () => {
    expect(missing(keys.verbs.map((verb) => `verb-${verb}`))).toEqual([]);
  });

  test('every option', () => {
    const options = Object.entries(keys.options).flatMap(([id, values]) => [
      `option-${id}`,
      ...values.map((value) => `option-${id}-${value}`),
    ]);
    expect(missing(options)).toEqual([]);
  });
});
