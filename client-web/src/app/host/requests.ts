import type {
  Announcement,
  HostAct,
  HostDone,
  HostFinding,
  HostInvitation,
  HostOrder,
  HostPage,
  HostPerson,
  HostReport,
  TableSummary,
} from '../../gen/protocol';
import { toastRefusal } from '../../kit/ui/toasts.svelte';
import { ask, Refused } from '../../net/http';

const search = (text: string) => new URLSearchParams({ text }).toString();

/** Requests of the host's page. */
export const hostRequests = {
  page: () => ask<HostPage>('GET', '/host'),
  findings: () => ask<HostFinding[]>('GET', '/host/findings'),
  people: (text: string) => ask<HostPerson[]>('GET', `/host/people?${search(text)}`),
  tables: (text: string) => ask<TableSummary[]>('GET', `/host/tables?${search(text)}`),
  invitations: () => ask<HostInvitation[]>('GET', '/host/invitations'),
  announcements: () => ask<Announcement[]>('GET', '/host/announcements'),
  reports: () => ask<HostReport[]>('GET', '/host/reports'),
  acts: () => ask<HostAct[]>('GET', '/host/acts'),
  order: (order: HostOrder) => ask<HostDone>('POST', '/host/orders', order),
  /** Uses a link up. This browser may ask again. */
  open: (link: string, browser: string) => ask<HostDone>('POST', '/host/open', { link, browser }),
};

/** What was asked for, or `undefined` where it was refused, which is said. */
export async function looked<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    void toastRefusal(error.code);
    return undefined;
  }
}

/** Carries an order out, and says what came of it. `undefined` where nothing was done. */
export type Give = (order: HostOrder) => Promise<HostDone | undefined>;
