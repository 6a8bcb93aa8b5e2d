import type { Texts } from '../i18n/message';
import type { AnyGame } from '../kit/model/game';
import { lazy } from '../net/lazy.svelte';
import { addFrom } from './texts';

// Every folder beside this file is a game: its module and its texts.
const modules = import.meta.glob<{ default: AnyGame }>('./*/index.ts');
const texts = import.meta.glob<{ default: Texts; explained: () => Promise<{ default: Texts }> }>(
  './*/texts/*.ftl',
);
const explained = Object.fromEntries(
  Object.entries(texts).map(([file, load]) => [file, async () => (await load()).explained()]),
);

/** Loads a game's module and its texts for a match; undefined if this client does not have the game. */
export async function loadGame(game: string): Promise<AnyGame | undefined> {
  const load = modules[`./${game}/index.ts`];
  if (!load) return undefined;
  const [module] = await Promise.all([lazy(load), addFrom(texts, 'texts', game)]);
  const found: AnyGame = { ...module.default, explain };
  return found;

  async function explain() {
    const [described] = await Promise.all([found.loadAbout?.(), addFrom(explained, 'explained', game)]);
    if (described) found.about = described.about;
  }
}
