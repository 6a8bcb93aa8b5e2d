import { part } from '../net/part.svelte';
import type { MessageKey } from './keys';
import { grammarOf, put, type Grammar, type Texts, type Values } from './message';

export type { Values } from './message';

export const LANGUAGES = ['en', 'pt-BR', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Português',
  ja: '日本語',
};

/** Where the texts of one part of the program come from, by language. */
export type Source = Record<Language, () => Promise<{ default: Texts }>>;

const own: Source = {
  en: () => import('./en.ftl'),
  'pt-BR': () => import('./pt-BR.ftl'),
  ja: () => import('./ja.ftl'),
};

const STORED = 'rodada.language';
const sources: Source[] = [own];
/** The language that was asked for last. */
let wanted: Language = 'en';
let loading: Promise<void> | undefined;
let spoken = $state.raw<{ language: Language; grammar: Grammar; texts: Texts }>({
  language: 'en',
  grammar: grammarOf('en'),
  texts: {},
});

export const language = {
  get now(): Language {
    return spoken.language;
  },
};

/** The first language asked for that there is. */
export function negotiate(asked: readonly string[]): Language {
  for (const tag of asked) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((known) => known.toLowerCase().split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}

/** Speaks the wanted language once all its texts are there. */
function load(): Promise<void> {
  const which = wanted;
  const all = Promise.all(sources.map((source) => part(source[which])));
  const mine: Promise<void> = all.then((files) => {
    // Another language was chosen, or more texts are wanted: who waits for these waits for those.
    if (loading !== mine) return loading;
    const texts = Object.assign({}, ...files.map((file) => file.default)) as Texts;
    spoken = { language: which, grammar: grammarOf(which), texts };
    document.documentElement.lang = which;
  });
  return (loading = mine);
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** Loads the language chosen before, or the browser's. */
export function startLanguage(): Promise<void> {
  const before = stored();
  wanted = negotiate(before ? [before] : navigator.languages);
  return load();
}

export async function setLanguage(which: Language): Promise<void> {
  wanted = which;
  await load();
  try {
    localStorage.setItem(STORED, wanted);
  } catch {
    // A browser that remembers nothing still speaks the language until the page is left.
  }
}

/** Adds the texts of a part of the program, in every language spoken from now on. */
export async function addTexts(source: Source): Promise<void> {
  if (!sources.includes(source)) {
    sources.push(source);
    await load();
  } else {
    await loading;
  }
}

/** A text whose key is put together from data: there may be none. */
export function lookUp(key: string, values: Values = {}): string | undefined {
  const message = spoken.texts[key];
  return message === undefined ? undefined : put(message, values, spoken.grammar);
}

/** A text whose key is put together from data and which the tests have found in every language. */
export function text(key: string, values?: Values): string {
  return lookUp(key, values) ?? key;
}

/** A text of the program itself. */
export const t: (key: MessageKey, values?: Values) => string = text;
