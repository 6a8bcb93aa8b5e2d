import type { Minutes } from '../kit/model/game';

// Every folder beside this file is a game. They come with every page: they are a few numbers.
const minutes = import.meta.glob<Minutes>('./*/minutes.ts', { eager: true, import: 'default' });

/** How long a match of a game takes; undefined if this client does not have the game. */
export function minutesOf(game: string): Minutes | undefined {
  return minutes[`./${game}/minutes.ts`];
}
