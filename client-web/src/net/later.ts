import type { DeviceLink, MatchPage, Me, Redeem, Reel } from '../gen/protocol';
import { ask } from './http';

/** Requests that the first page does without. */
export const later = {
  matches: (query: URLSearchParams) => ask<MatchPage>('GET', `/matches?${query}`),
  reel: (match: string, as?: number | string) =>
    ask<Reel>('GET', `/matches/${match}/reel${as === undefined ? '' : `?as=${as}`}`),
  linkDevice: () => ask<DeviceLink>('POST', '/me/link'),
  redeem: (wish: Redeem) => ask<Me>('POST', '/me/link/redeem', wish),
};
