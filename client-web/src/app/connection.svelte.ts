import type { Waiting } from '../gen/protocol';
import { BUILD, checkBuild, reloadOnce, servedBuild } from '../net/build.svelte';
import { watchClock } from '../net/clock.svelte';
import { whenSilent } from '../net/http';
import { once } from '../net/lazy.svelte';
import type { Status } from '../net/connection-status';
import { ownLink } from '../net/own';
import { Socket } from '../net/socket';
import { setAnnounced } from './announcements.svelte';

let status = $state.raw<Status>({ is: 'connecting' });
let waiting = $state.raw<Waiting[]>();
/** Tells that the session has ended or, with a device, that another one has begun there. */
let tellSession: (device?: string) => void = () => {};
const eventWire = once(() => import('../net/event-wire'));

export const socket = new Socket({
  open() {
    const url = new URL(ownLink('/api/socket'));
    url.protocol = url.protocol.replace('http', 'ws');
    return new WebSocket(url);
  },
  async events() {
    const { EventWire } = await eventWire();
    // It has all that is used of a WebSocket.
    return () => new EventWire() as unknown as WebSocket;
  },
  build: BUILD,
  onWelcome: (build) => checkBuild(build, () => socket.busy),
  status: (next) => (status = next),
  waiting: (tables) => (waiting = tables),
  announced: setAnnounced,
  // The page of a proxy or of a hotel names no build.
  answers: async () => (await servedBuild()) !== undefined,
  reload: reloadOnce,
  sessionNews: (device) => {
    // Nothing waits for somebody who is signed out, and nobody else is told what did.
    if (device === undefined) waiting = undefined;
    tellSession(device);
  },
});

export const connection = {
  get status(): Status {
    return status;
  },
  /** The tables that wait for this user, the most urgent first. */
  get waiting(): Waiting[] {
    return waiting ?? [];
  },
  /** Whether the server has said which tables wait. */
  get waitingKnown(): boolean {
    return waiting !== undefined;
  },
};

/** Opens the socket, and checks it when the network, the page or the device is back, or a request was not answered. */
export function startConnection(onSessionNews: typeof tellSession): void {
  tellSession = onSessionNews;
  socket.connect();
  watchClock(() => socket.nudge());
  whenSilent(() => socket.nudge());
  addEventListener('online', () => socket.nudge());
  document.addEventListener('resume', () => socket.nudge());
  addEventListener('pageshow', (event) => event.persisted && socket.nudge());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.nudge();
  });
}
