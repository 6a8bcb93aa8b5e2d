import type { DeviceLink, EndSession, MatchPage, Me, Redeem, Replay, Session } from '../gen/protocol';
import { ask } from './http';

/** Requests that the first page does not need. */
export const moreRequests = {
  matches: (query: URLSearchParams) => ask<MatchPage>('GET', `/matches?${query}`),
  replay: (match: string, as?: number | string) =>
    ask<Replay>('GET', `/matches/${match}/replay${as === undefined ? '' : `?as=${as}`}`),
  /** What happened after the step `from`, as the user saw it. */
  replaySince: (match: string, from: number) => ask<Replay>('GET', `/matches/${match}/replay?from=${from}`),
  linkDevice: () => ask<DeviceLink>('POST', '/me/link'),
  sessions: () => ask<Session[]>('GET', '/me/sessions'),
  signOut: (which: EndSession) => ask<object>('POST', '/me/sessions/end', which),
  redeem: (body: Redeem) => ask<Me>('POST', '/me/link/redeem', body),
};
