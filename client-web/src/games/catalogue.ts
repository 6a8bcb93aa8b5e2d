import { addTexts, lookUp, type Source } from '../i18n/text.svelte';

const names: Source = {
  en: () => import('virtual:shelf/name/en'),
  'pt-BR': () => import('virtual:shelf/name/pt-BR'),
  ja: () => import('virtual:shelf/name/ja'),
};

/** Makes known what the games are called. */
export function loadGameNames(): Promise<void> {
  return addTexts(names);
}

/** Whether this client knows the game, once the catalogue is spoken of. */
export function knows(game: string): boolean {
  return lookUp(`${game}-name`) !== undefined;
}
