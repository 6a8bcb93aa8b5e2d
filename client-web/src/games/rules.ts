import type { Texts } from '../i18n/message';
import type { GameRules, RulesOfGame } from '../kit/rules/rules';
import { lazy } from '../net/lazy.svelte';
import { addFrom } from './texts';

// Apart from the registry, so that a table does not load the names of these files, nor this page the registry.
const rules = import.meta.glob<{ default: GameRules }>('./*/rules/index.ts');
const texts = import.meta.glob<{ default: Texts }>('./*/texts/*.ftl', { query: '?rules' });

/** Loads what the rules page of a game shows, and its texts; undefined if this client does not have the game. */
export async function loadRules(game: string): Promise<RulesOfGame | undefined> {
  const load = rules[`./${game}/rules/index.ts`];
  if (!load) return undefined;
  const [module] = await Promise.all([lazy(load), addFrom(texts, 'rules', game)]);
  const table = async () => (await lazy(() => import('./registry'))).loadGame(game);
  return { name: game, rules: module.default, game: table };
}
