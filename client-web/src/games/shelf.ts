import { addTexts, lookUp, type Source } from '../i18n/text.svelte';

const names: Source = {
  en: () => import('virtual:shelf/en'),
  'pt-BR': () => import('virtual:shelf/pt-BR'),
  ja: () => import('virtual:shelf/ja'),
};

/** Makes known what the games are called and what they are. */
export function speakShelf(): Promise<void> {
  return addTexts(names);
}

/** Whether this client knows the game, once the shelf is spoken of. */
export function knows(game: string): boolean {
  return lookUp(`${game}-name`) !== undefined;
}
