import type {
  Circle,
  CircleEntry,
  CircleInvitation,
  CircleJoined,
  CircleTable,
  Evening,
  EveningMade,
  MatchPage,
  NewEvening,
  SetCircleWebhook,
} from '../../gen/protocol';
import { ask, askOnce } from '../../net/http';
import { orGone } from '../../net/repeated';

const gone = orGone(() => Promise.resolve(undefined));

/** Requests about circles. */
export const circleRequests = {
  mine: () => ask<CircleEntry[]>('GET', '/circles'),
  make: (name: string) => askOnce<CircleJoined>('/circles', { name }),
  circle: (circle: string) => ask<Circle>('GET', `/circles/${circle}`),
  /** The tables that have not ended. */
  tables: (circle: string) => ask<CircleTable[]>('GET', `/circles/${circle}/tables`),
  matches: (circle: string, after?: string) => {
    const query = new URLSearchParams({ circle, ...(after !== undefined && { after }) });
    return ask<MatchPage>('GET', `/matches?${query}`);
  },
  evenings: (circle: string) => ask<Evening[]>('GET', `/circles/${circle}/evenings`),
  newEvening: (circle: string, plan: NewEvening) => askOnce<EveningMade>(`/circles/${circle}/evenings`, plan),
  rename: (circle: string, name: string) => ask<Circle>('PUT', `/circles/${circle}`, { name }),
  renewLink: (circle: string) => ask<Circle>('POST', `/circles/${circle}/link`),
  handOver: (circle: string, person: string) => ask<Circle>('PUT', `/circles/${circle}/owner`, { person }),
  setWebhook: (circle: string, to: SetCircleWebhook) => ask<Circle>('PUT', `/circles/${circle}/webhook`, to),
  testWebhook: (circle: string) => ask<undefined>('POST', `/circles/${circle}/webhook/test`, {}),
  removeWebhook: (circle: string) => ask<Circle>('DELETE', `/circles/${circle}/webhook`),
  /** Removes somebody, or leaves. */
  remove: (circle: string, person: string) =>
    ask<undefined>('DELETE', `/circles/${circle}/members/${person}`).catch(gone),
  end: (circle: string) => ask<undefined>('DELETE', `/circles/${circle}`).catch(gone),
  /** What a link leads to. Nothing is done. */
  look: (token: string) =>
    ask<CircleInvitation>('POST', '/circles/invitation', { token }, { changes: false }),
  join: (token: string) => ask<CircleJoined>('POST', '/circles/join', { token }),
};
