import type { Me } from '../gen/protocol';
import { moment } from '../i18n/phrases';
import { text } from '../i18n/text.svelte';
import { toast } from '../kit/ui/toasts.svelte';
import { serverNow } from '../net/clock.svelte';
import { http, Refused } from '../net/http';
import { lazy } from '../net/lazy.svelte';
import { pause } from '../net/pause';
import { socket } from './connection.svelte';
import { ownAddress, ownName } from '../net/own';

/** The current user; null if there is no session, undefined as long as the server has not said which. */
let me = $state.raw<Me | null>();
let tellKnown: () => void;
const known = new Promise<void>((resolve) => (tellKnown = resolve));

const isKnown = () => me !== undefined;

export const session = {
  /** The current user; undefined without a session. */
  get me(): Me | undefined {
    return me ?? undefined;
  },
  /** Whether the server has answered who the user is. */
  get known(): boolean {
    return isKnown();
  },
};

/**
 * Resolves when it is known who the user is. Whatever could create a user waits for it: a page that takes an answer
 * which has not come for "nobody" would make somebody else of its user.
 */
export const sessionKnown = (): Promise<void> => known;

/** Asks the server who the user is, again and again until it has said so. */
export async function loadSession(): Promise<void> {
  for (let tries = 1; !isKnown(); tries++) {
    const found = await whoAmI();
    if (found === undefined) await pause(tries);
    // Another tab may have told it meanwhile.
    else if (!isKnown()) {
      become(found);
      if (found?.answers) void lazy(() => import('./answered')).then(({ tellAnswered }) => tellAnswered());
    }
  }
}

/** What the server says; undefined if it does not answer. */
async function whoAmI(): Promise<Me | null | undefined> {
  try {
    return await http.me(Infinity);
  } catch (error) {
    if (!(error instanceof Refused)) return undefined;
    if (error.code === 'banned') sayBanned(error.wait ?? 0);
    return error.code === 'no_session' || error.code === 'banned' ? null : undefined;
  }
}

/** Tells who is banned for how long, in seconds. */
function sayBanned(left: number): void {
  toast(text('banned-until', { when: moment(serverNow() + left * 1000) }), Infinity);
}

function become(next: Me | null): void {
  me = next;
  tellKnown();
}

/** Tells the other tabs of this browser about a changed user. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(ownName('rodada.me')) : undefined;
if (tabs) tabs.onmessage = ({ data }: MessageEvent<Me>) => take(data);

/** The user has seen all answers to what they reported. */
export function answersSeen(): void {
  if (me) me = { user: me.user, name: me.name };
}

/** Makes `next` the user in all tabs of this browser. */
export function setUser(next: Me): void {
  take(next);
  tabs?.postMessage(next);
}

function take(next: Me): void {
  const before = me;
  become(next);
  // The socket belongs to the user and name it was opened with.
  if (before?.user !== next.user || before.name !== next.name) socket.reconnect();
}

/** Sets the user's name; creates the user where there was none. Who may not come in goes to the page that says why. */
export async function setName(name: string): Promise<void> {
  await sessionKnown();
  try {
    setUser(me ? await http.rename(name) : await create(name));
  } catch (error) {
    if (!(error instanceof Refused && error.code.endsWith('_needed'))) throw error;
    location.assign(ownAddress(`/me?sign-in=${error.code}`));
    await new Promise(() => {});
  }
}

async function create(name: string): Promise<Me> {
  const { enter } = await lazy(() => import('./entering'));
  return enter(name);
}

/** Ends the session in this page. Returns whether there was one. */
export function clearSession(): boolean {
  const before = me;
  become(null);
  // The session may have ended because the user is banned, which they are told.
  if (before) void whoAmI();
  return !!before;
}
