import type { Waiting } from '../gen/protocol';
import { BUILD, noteBuild, reloadOnce } from '../net/build.svelte';
import { Socket, type Status } from '../net/socket';

let status = $state.raw<Status>({ is: 'connecting' });
let waiting = $state.raw<Waiting[]>([]);
let sessionEnded: () => void = () => {};

export const socket = new Socket({
  open() {
    const url = new URL('/api/socket', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return new WebSocket(url);
  },
  build: BUILD,
  welcomed: (build) => noteBuild(build, () => socket.busy),
  status: (next) => (status = next),
  waiting: (tables) => (waiting = tables),
  reload: reloadOnce,
  noSession: () => sessionEnded(),
});

export const link = {
  get status(): Status {
    return status;
  },
  /** The tables that wait for this person, the most urgent first. */
  get waiting(): Waiting[] {
    return waiting;
  },
};

/** Opens the socket and listens for whatever hints that it should look after itself. */
export function startLink(onSessionEnd: () => void): void {
  sessionEnded = onSessionEnd;
  socket.connect();
  addEventListener('online', () => socket.nudge());
  addEventListener('pageshow', (event) => event.persisted && socket.nudge());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.nudge();
  });
}
