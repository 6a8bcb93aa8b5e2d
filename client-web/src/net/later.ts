import type { MatchPage, Reel } from '../gen/protocol';
import { ask } from './http';

/** Requests that the first page does without. */
export const later = {
  matches: (query: URLSearchParams) => ask<MatchPage>('GET', `/matches?${query}`),
  reel: (match: string, as?: number | string) =>
    ask<Reel>('GET', `/matches/${match}/reel${as === undefined ? '' : `?as=${as}`}`),
};
