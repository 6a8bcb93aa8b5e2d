import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { MessageKey } from './keys';

export const LANGUAGES = ['en', 'pt-BR', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Português',
  ja: '日本語',
};

export type Values = Record<string, FluentVariable>;
type Source = () => Promise<string>;
/** The texts of one part of the program, by language. */
export type Texts = Record<Language, Source>;

const own: Texts = {
  en: () => import('./en.ftl?raw').then((file) => file.default),
  'pt-BR': () => import('./pt-BR.ftl?raw').then((file) => file.default),
  ja: () => import('./ja.ftl?raw').then((file) => file.default),
};

const STORED = 'rodada.language';
const parts: Texts[] = [own];
let bundle = $state.raw(new FluentBundle('en'));

export const language = {
  get now(): Language {
    return bundle.locales[0] as Language;
  },
};

/** The first language asked for that there is. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((known) => known.toLowerCase().split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}

async function load(which: Language): Promise<void> {
  const known = parts.length;
  const sources = await Promise.all(parts.map((part) => part[which]()));
  const next = new FluentBundle(which, { useIsolating: false });
  for (const source of sources) next.addResource(new FluentResource(source));
  // A game may have come while the files were on their way.
  if (parts.length !== known) return load(which);
  bundle = next;
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
  return load(negotiate(before ? [before] : navigator.languages));
}

export async function setLanguage(which: Language): Promise<void> {
  await load(which);
  try {
    localStorage.setItem(STORED, which);
  } catch {
    // A browser that remembers nothing still speaks the language until the page is left.
  }
}

/** Adds the texts of a game, in every language spoken from now on. */
export async function addTexts(texts: Texts): Promise<void> {
  if (parts.includes(texts)) return;
  parts.push(texts);
  await load(language.now);
}

function format(key: string, values?: Values): string | undefined {
  const message = bundle.getMessage(key);
  if (!message?.value) return undefined;
  const errors: Error[] = [];
  return bundle.formatPattern(message.value, values, errors);
}

/** A text of the program itself. */
export function t(key: MessageKey, values?: Values): string {
  return format(key, values) ?? key;
}

/** A text whose key is put together from data: there may be none. */
export function lookUp(key: string, values?: Values): string | undefined {
  return format(key, values);
}

/** A text whose key is put together from data and which the tests have found in every language. */
export function text(key: string, values?: Values): string {
  return format(key, values) ?? key;
}
