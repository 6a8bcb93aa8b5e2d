import type { Me } from '../gen/protocol';
import { http, Refused } from '../net/http';
import { socket } from './connection.svelte';

let me = $state.raw<Me>();
let known = $state(false);

export const session = {
  /** The current user; undefined without a session. */
  get me(): Me | undefined {
    return me;
  },
  /** Whether the server has answered who the user is. */
  get known(): boolean {
    return known;
  },
};

export async function loadSession(): Promise<void> {
  try {
    me = await http.me();
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.code !== 'no_session') throw refused;
    me = undefined;
  } finally {
    known = true;
  }
}

/** Tells the other tabs of this browser about a changed user. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('rodada.me') : undefined;
if (tabs) tabs.onmessage = ({ data }: MessageEvent<Me>) => take(data);

/** Makes `next` the user in all tabs of this browser. */
export function setUser(next: Me): void {
  take(next);
  tabs?.postMessage(next);
}

function take(next: Me): void {
  const before = me;
  me = next;
  known = true;
  // The socket belongs to the user and name it was opened with.
  if (before?.user !== next.user || before.name !== next.name) socket.reconnect();
}

/** Sets the user's name; starts a session where there was none. Who may not come in goes to the page that says why. */
export async function setName(name: string): Promise<void> {
  try {
    setUser(await http.name(name));
  } catch (error) {
    if (!(error instanceof Refused && error.code.endsWith('_needed'))) throw error;
    location.assign(`/me?sign-in=${error.code}`);
    await new Promise(() => {});
  }
}

/** Ends the session in this page. Returns whether there was one. */
export function clearSession(): boolean {
  const before = me;
  me = undefined;
  return before !== undefined;
}
