import { lookUp } from '../i18n/text.svelte';

export { loadGameNames } from '../i18n/game-names';

/** Whether this client knows the game. Valid after `loadGameNames`. */
export function knows(game: string): boolean {
  return lookUp(`${game}-name`) !== undefined;
}
