import type { Texts } from '../i18n/message';
import { addTexts, LANGUAGES, type Source } from '../i18n/text.svelte';
import type { AnyGame } from '../kit/model/game';
import { lazy } from '../net/lazy.svelte';

// Every folder beside this file is a game: its module and its texts.
const modules = import.meta.glob<{ default: AnyGame }>('./*/index.ts');
const texts = import.meta.glob<{ default: Texts }>('./*/texts/*.ftl');
const beforeStart = import.meta.glob<{ default: Texts }>('./*/texts/*.ftl', { query: '?options' });

const known = new Map<string, Source>();

/** Adds the texts of a game from files of one kind. */
export function addFrom(files: typeof texts, kind: string, game: string): Promise<void> {
  const name = `${kind} of ${game}`;
  const source =
    known.get(name) ??
    (Object.fromEntries(LANGUAGES.map((one) => [one, files[`./${game}/texts/${one}.ftl`]])) as Source);
  known.set(name, source);
  return Object.values(source).every(Boolean) ? addTexts(source) : Promise.resolve();
}

/** Loads the texts that a game needs before its match. */
export function loadOptionTexts(game: string): Promise<void> {
  return addFrom(beforeStart, 'options', game);
}

/** Loads a game's module and its texts for a match; undefined if this client does not have the game. */
export async function loadGame(game: string): Promise<AnyGame | undefined> {
  const load = modules[`./${game}/index.ts`];
  if (!load) return undefined;
  const [module] = await Promise.all([lazy(load), addFrom(texts, 'texts', game)]);
  return module.default;
}
