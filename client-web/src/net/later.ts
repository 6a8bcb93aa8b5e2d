import type { DeviceLink, EndSession, MatchPage, Me, Redeem, Reel, Session } from '../gen/protocol';
import { ask } from './http';

/** Requests that the first page does without. */
export const later = {
  matches: (query: URLSearchParams) => ask<MatchPage>('GET', `/matches?${query}`),
  reel: (match: string, as?: number | string) =>
    ask<Reel>('GET', `/matches/${match}/reel${as === undefined ? '' : `?as=${as}`}`),
  linkDevice: () => ask<DeviceLink>('POST', '/me/link'),
  sessions: () => ask<Session[]>('GET', '/me/sessions'),
  signOut: (which: EndSession) => ask<object>('POST', '/me/sessions/end', which),
  redeem: (wish: Redeem) => ask<Me>('POST', '/me/link/redeem', wish),
};
