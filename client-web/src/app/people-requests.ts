import type { OwnReport, Erasure, Me, OwnPage, PublicPerson } from '../gen/protocol';
import { ask, http } from '../net/http';
import { orGone } from '../net/repeated';

/** Requests about users as others see them, and about what becomes of the user. */
export const peopleRequests = {
  reports: () => ask<OwnReport[]>('GET', '/me/reports'),
  person: (page: string) => ask<PublicPerson>('GET', `/people/${page}`),
  ownPage: () => ask<OwnPage>('GET', '/me/page'),
  setPage: (shown: boolean) => ask<OwnPage>('PUT', '/me/page', { public: shown }),
  /** Whether the user of this browser has asked to be erased, and has signed in again. */
  erasure: () => ask<Erasure | null>('GET', '/me/erasure'),
  erase: () => ask<Erasure>('POST', '/me/erasure'),
  comeBack: () => ask<Me>('DELETE', '/me/erasure').catch(orGone(http.me)),
};
