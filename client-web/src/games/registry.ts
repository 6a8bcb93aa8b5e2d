import type { Component } from 'svelte';
import { addTexts, LANGUAGES, type Texts } from '../i18n/text.svelte';
import type { AnyGame } from '../kit/game';

/** One of several values of an option. */
export interface OptionProps {
  field: string;
  value: string;
}

type Loader<T> = () => Promise<T>;

// Every folder beside this file is a game: its module, the picture on its box, those of its options, its texts.
const modules = import.meta.glob<{ default: AnyGame }>('./*/index.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const pictures = import.meta.glob<{ default: Component<OptionProps> }>('./*/Option.svelte');
const texts = import.meta.glob<string>('./*/texts/*.ftl', { query: '?raw', import: 'default' });

const known = new Map<string, Texts>();

function textsOf(game: string): Texts | undefined {
  const found = known.get(game);
  if (found) return found;
  const sources = LANGUAGES.map((language) => [language, texts[`./${game}/texts/${language}.ftl`]] as const);
  if (sources.some(([, source]) => !source)) return undefined;
  const made = Object.fromEntries(sources) as Texts;
  known.set(game, made);
  return made;
}

/** Makes the game's words known, for its name in a list as for its table. */
export async function speak(game: string): Promise<void> {
  const own = textsOf(game);
  if (own) await addTexts(own);
}

/** Whether this client has a board for the game. */
export function knows(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

export async function loadGame(game: string): Promise<AnyGame | undefined> {
  const load: Loader<{ default: AnyGame }> | undefined = modules[`./${game}/index.ts`];
  if (!load) return undefined;
  const [module] = await Promise.all([load(), speak(game)]);
  return module.default;
}

/** What draws the values of the game's options, where it has pictures of them. */
export async function loadOption(game: string): Promise<Component<OptionProps> | undefined> {
  return (await pictures[`./${game}/Option.svelte`]?.())?.default;
}

export async function loadCover(game: string): Promise<Component | undefined> {
  return (await covers[`./${game}/Cover.svelte`]?.())?.default;
}
