import { keepChoice } from '../net/choices';
import { failure } from '../net/failure';
import { lazy } from '../net/lazy.svelte';
import type { MessageKey } from './keys';
import { grammarOf, format, type Grammar, type Texts, type Values } from './message';
import { inWords } from './unknown';

export type { Values } from './message';

export const LANGUAGES = ['en', 'pt-BR', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Português',
  ja: '日本語',
};

/** The loaders of one set of texts, by language. */
export type Source = Record<Language, () => Promise<{ default: Texts }>>;

const mainTexts: Source = {
  en: () => import('./en.ftl'),
  'pt-BR': () => import('./pt-BR.ftl'),
  ja: () => import('./ja.ftl'),
};

/** Why something was refused: loaded when something is. */
const refusals: Source = {
  en: () => import('./refused/en.ftl'),
  'pt-BR': () => import('./refused/pt-BR.ftl'),
  ja: () => import('./refused/ja.ftl'),
};

/** The language that was chosen last. */
let wanted: Language = 'en';
/** The sets of texts that were requested in it, and those that have loaded. */
const requested = new Map<Source, Promise<void>>();
const loaded = new Map<Source, Texts>();
let active = $state.raw<{ language: Language; grammar: Grammar; texts: Texts }>({
  language: 'en',
  grammar: grammarOf('en'),
  texts: {},
});

export const language = {
  get now(): Language {
    return active.language;
  },
  /** Formats a number in the current language. */
  number: (value: number): string => active.grammar.number.format(value),
};

function fetchTexts(source: Source): Promise<void> {
  const which = wanted;
  const done = lazy(source[which]).then(({ default: texts }) => {
    // Another language was chosen meanwhile: waits for its texts instead.
    if (which !== wanted) return requested.get(source);
    loaded.set(source, texts);
    // A new language becomes current only when all its texts have loaded.
    if (active.language === which || loaded.size === requested.size) activate(which);
    return undefined;
  });
  requested.set(source, done);
  return done;
}

function activate(which: Language): void {
  const grammar = active.language === which ? active.grammar : grammarOf(which);
  active = { language: which, grammar, texts: Object.assign({}, ...loaded.values()) as Texts };
  document.documentElement.lang = which;
}

/** Loads the texts in the language of the page, which the server has negotiated. */
export function startLanguage(): Promise<void> {
  wanted = LANGUAGES.find((known) => known === document.documentElement.lang) ?? 'en';
  return fetchTexts(mainTexts);
}

export async function setLanguage(which: Language): Promise<void> {
  wanted = which;
  loaded.clear();
  for (const source of [...requested.keys()]) void fetchTexts(source);
  await Promise.all(requested.values());
  keepChoice('language', wanted);
}

/** Loads a set of texts, now and whenever the language changes. */
export function addTexts(source: Source): Promise<void> {
  return requested.get(source) ?? fetchTexts(source);
}

/** A text whose key is computed; undefined if it does not exist. */
export function lookUp(key: string, values: Values = {}): string | undefined {
  const message = active.texts[key];
  return message === undefined ? undefined : format(message, values, active.grammar);
}

/**
 * A text whose computed key exists in every language, as tests have checked. Only a newer server sends others: an
 * unknown refusal is a fault of the server, and everything else is shown in the words of its key.
 */
export function text(key: string, values?: Values): string {
  if (key === 'code-internal' && failure.latest !== undefined) {
    // The id by which the host finds this failure in the server's log.
    return `${lookUp(key)} ${lookUp('failure', { id: failure.latest })}`;
  }
  return lookUp(key, values) ?? (key.startsWith('code-') ? unknownRefusal() : inWords(key));
}

/** Nothing until the texts of refusals have loaded: whoever shows it is told. */
function unknownRefusal(): string {
  if (loaded.has(refusals)) return lookUp('code-internal')!;
  queueMicrotask(() => void addTexts(refusals));
  return '';
}

/** The text of a refusal, for those that show it once. */
export async function refusal(code: string): Promise<string> {
  if (lookUp(`code-${code}`) === undefined) await addTexts(refusals);
  return text(`code-${code}`);
}

/** A text of the program itself. */
export const t: (key: MessageKey, values?: Values) => string = text;
