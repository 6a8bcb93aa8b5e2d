import type {
  AddressNotices,
  AnalysisState,
  BringAlong,
  BroughtAlong,
  ChangeMail,
  ChangeNotices,
  DeviceLink,
  EndSession,
  Guest,
  LatestAction,
  LinkOwner,
  MatchPage,
  NewBranch,
  NoticeChannel,
  Notices,
  PushSubscription,
  Redeem,
  Replay,
  Session,
  SignedIn,
  SubscribePush,
  TableSummary,
  Vacation,
  Vacations,
} from '../gen/protocol';
import { ask, askOnce } from './http';
import { confirmSession } from './repeated';

/** Requests that the first page does not need. */
export const moreRequests = {
  matches: (query: URLSearchParams) => ask<MatchPage>('GET', `/matches?${query}`),
  replay: (match: string, as?: number | string) =>
    ask<Replay>('GET', `/matches/${match}/replay${as === undefined ? '' : `?as=${as}`}`),
  /** What happened after the step `from`, as the user saw it. */
  replaySince: (match: string, from: number) => ask<Replay>('GET', `/matches/${match}/replay?from=${from}`),
  /** How far the analysis of a match has come. */
  analysis: (match: string) => ask<AnalysisState>('GET', `/matches/${match}/analysis`),
  analyse: (match: string) => ask<AnalysisState>('POST', `/matches/${match}/analysis`),
  /** Plays on from a step of a match that is over. */
  branch: (match: string, wanted: NewBranch) => askOnce<TableSummary>(`/matches/${match}/branches`, wanted),
  /** The user's own branches of a match. */
  branches: (match: string) => ask<TableSummary[]>('GET', `/matches/${match}/branches`),
  /** What others did last at the tables that wait for the user. */
  latestActions: (language: string) => ask<LatestAction[]>('GET', `/tables/mine/latest?language=${language}`),
  linkDevice: () => askOnce<DeviceLink>('/me/link'),
  sessions: () => ask<Session[]>('GET', '/me/sessions'),
  signOut: (which: EndSession) => ask<object>('POST', '/me/sessions/end', which),
  vacation: () => ask<Vacations>('GET', '/me/vacation'),
  setVacation: (vacation: Vacation) => ask<Vacations>('PUT', '/me/vacation', vacation),
  endVacation: () => ask<Vacations>('DELETE', '/me/vacation'),
  /** Whose link this is. It is not used up. */
  linkOwner: (token: string) => ask<LinkOwner>('POST', '/me/link/preview', { token }, { changes: false }),
  redeem: (body: Redeem) => askOnce<SignedIn>('/me/link/redeem', body, confirmSession),
  /** The guest whose seats this browser can bring along. */
  guest: () => ask<Guest>('GET', '/me/guest'),
  bringAlong: (both: BringAlong) => ask<BroughtAlong>('POST', '/me/guest', both),
  leaveGuest: () => ask<object>('DELETE', '/me/guest'),
  /** Makes this browser the guest again that it was. */
  beGuestAgain: () => ask<SignedIn>('POST', '/me/guest/back'),
};

/** Requests about what the user is told while they are away. */
export const noticeRequests = {
  all: () => ask<Notices>('GET', '/me/notices'),
  change: (change: ChangeNotices) => ask<Notices>('PUT', '/me/notices', change),
  subscribe: (body: SubscribePush) => ask<PushSubscription>('POST', '/me/notices/push', body),
  unsubscribe: (id: string) => ask<undefined>('DELETE', `/me/notices/push/${id}`),
  silence: (room: string, silent: boolean) =>
    ask<undefined>(silent ? 'PUT' : 'DELETE', `/me/notices/silent/${room}`),
  setAddress: (channel: NoticeChannel, url: string) =>
    ask<AddressNotices>('PUT', `/me/notices/${channel}`, { url }),
  removeAddress: (channel: NoticeChannel) => ask<undefined>('DELETE', `/me/notices/${channel}`),
  testAddress: (channel: NoticeChannel) => ask<undefined>('POST', `/me/notices/${channel}/test`, {}),
  sendCode: (address: string) => askOnce<undefined>('/me/notices/mail', { address }),
  confirmMail: (code: string) => askOnce<Notices>('/me/notices/mail/confirm', { code }),
  changeMail: (change: ChangeMail) => ask<Notices>('PUT', '/me/notices/mail', change),
  removeMail: () => ask<undefined>('DELETE', '/me/notices/mail'),
};
