import type { Me } from '../gen/protocol';
import { http, Refused } from '../net/http';
import { socket } from './link.svelte';

let me = $state.raw<Me>();
let known = $state(false);

export const session = {
  /** The person behind this page; absent for somebody who has only looked so far. */
  get me(): Me | undefined {
    return me;
  },
  /** Whether the server has been asked. */
  get known(): boolean {
    return known;
  },
};

export async function findMe(): Promise<void> {
  try {
    me = await http.me();
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.code !== 'no_session') throw refused;
    me = undefined;
  } finally {
    known = true;
  }
}

/** The other tabs of this browser. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('rodada.me') : undefined;
if (tabs) tabs.onmessage = ({ data }: MessageEvent<Me>) => take(data);

/** This browser is this person from now on, in all its tabs. */
export function become(next: Me): void {
  take(next);
  tabs?.postMessage(next);
}

function take(next: Me): void {
  const before = me;
  me = next;
  known = true;
  // The socket speaks for whoever opened it, under the name they had.
  if (before?.user !== next.user || before.name !== next.name) socket.renew();
}

/** Gives this person a name, and a session where there was none. */
export async function nameMe(name: string): Promise<void> {
  become(await http.name(name));
}

/** The session is over: this browser is nobody until it takes a name. Says whether it was somebody. */
export function forgetMe(): boolean {
  const before = me;
  me = undefined;
  return before !== undefined;
}
