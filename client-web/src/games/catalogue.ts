import { addTexts, lookUp, type Source } from '../i18n/text.svelte';

const names: Source = {
  en: () => import('virtual:catalogue/name/en'),
  'pt-BR': () => import('virtual:catalogue/name/pt-BR'),
  ja: () => import('virtual:catalogue/name/ja'),
};

/** Loads the names of all games. */
export function loadGameNames(): Promise<void> {
  return addTexts(names);
}

/** Whether this client knows the game. Valid after `loadGameNames`. */
export function knows(game: string): boolean {
  return lookUp(`${game}-name`) !== undefined;
}
