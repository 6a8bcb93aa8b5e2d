import { lazy } from '../net/lazy.svelte';
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

/** What the first page can do without. */
const later: Source = {
  en: () => import('./more/en.ftl'),
  'pt-BR': () => import('./more/pt-BR.ftl'),
  ja: () => import('./more/ja.ftl'),
};

const STORED = 'rodada.language';
/** The language that was asked for last. */
let wanted: Language = 'en';
/** The texts wanted in it: on their way, and those that are there. */
const coming = new Map<Source, Promise<void>>();
const here = new Map<Source, Texts>();
let spoken = $state.raw<{ language: Language; grammar: Grammar; texts: Texts }>({
  language: 'en',
  grammar: grammarOf('en'),
  texts: {},
});

export const language = {
  get now(): Language {
    return spoken.language;
  },
  /** A number as it is written in it. */
  number: (value: number): string => spoken.grammar.number.format(value),
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

function fetchTexts(source: Source): Promise<void> {
  const which = wanted;
  const done = lazy(source[which]).then(({ default: texts }) => {
    // Another language was chosen meanwhile: who waits for these texts waits for those.
    if (which !== wanted) return coming.get(source);
    here.set(source, texts);
    // Another language is spoken when all its texts are there.
    if (spoken.language === which || here.size === coming.size) speak(which);
    return undefined;
  });
  coming.set(source, done);
  return done;
}

function speak(which: Language): void {
  const grammar = spoken.language === which ? spoken.grammar : grammarOf(which);
  spoken = { language: which, grammar, texts: Object.assign({}, ...here.values()) as Texts };
  document.documentElement.lang = which;
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
  return fetchTexts(own);
}

export async function setLanguage(which: Language): Promise<void> {
  wanted = which;
  here.clear();
  for (const source of [...coming.keys()]) void fetchTexts(source);
  await Promise.all(coming.values());
  try {
    localStorage.setItem(STORED, wanted);
  } catch {
    // A browser that remembers nothing still speaks the language until the page is left.
  }
}

/** Adds the texts of a part of the program, in every language spoken from now on. */
export function addTexts(source: Source): Promise<void> {
  return coming.get(source) ?? fetchTexts(source);
}

/** Adds the texts of `more`, for those that cannot wait until somebody is loaded who uses them. */
export function speakMore(): Promise<void> {
  return addTexts(later);
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
