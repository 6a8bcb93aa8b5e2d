import type { LeaguesKey } from './keys';
import { addTexts, text, type Values } from './text.svelte';

// A file of its own, because only circles, the pages of leagues and their tables need these texts.
await addTexts({
  en: () => import('./leagues/en.ftl'),
  'pt-BR': () => import('./leagues/pt-BR.ftl'),
  ja: () => import('./leagues/ja.ftl'),
});

/** A text about leagues. */
export const onLeagues: (key: LeaguesKey, values?: Values) => string = text;

/** Which of the rounds it is, or that it is the final. */
export const roundOfWords = (round: number, rounds: number): string =>
  round > rounds ? onLeagues('league-final-round') : onLeagues('league-round', { n: round, all: rounds });
