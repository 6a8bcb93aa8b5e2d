import { language } from '../i18n/text.svelte';
import { noticeRequests } from '../net/more-requests';
import { registeredWorker, registerWorker } from './worker';
import { ownName } from '../net/own';

/** The id of this browser's subscription on the server. */
const STORED = ownName('rodada.push');

/**
 * `missing`: the browser receives nothing that is pushed to this page. `phone`: it does once the page is on the home
 * screen of the iPhone or iPad. `unoffered`: the server pushes nothing. `blocked`: the user denied the permission. `failed`: the
 * browser's push service refused.
 */
export type PushState = 'missing' | 'phone' | 'unoffered' | 'blocked' | 'failed' | 'off' | 'on';

function stored(): string | undefined {
  try {
    return localStorage.getItem(STORED) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, id);
  } catch {
    // Without storage, the switch is off after the page is left; the list of devices still names this one.
  }
}

/** iPads say that they are Macs, which have no touch screen. */
const isApple =
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function currentState(): PushState {
  const possible = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
  if (!possible) return isApple && !matchMedia('(display-mode: standalone)').matches ? 'phone' : 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return stored() !== undefined && Notification.permission === 'granted' ? 'on' : 'off';
}

let now = $state<PushState>(currentState());

export const push = {
  get now(): PushState {
    return now;
  },
  /** The id of this browser's subscription on the server. */
  get id(): string | undefined {
    return now === 'on' ? stored() : undefined;
  },
  /** Subscribes this browser, or ends its subscription. Must follow a tap of the user. Throws `Refused`. */
  async set(on: boolean): Promise<void> {
    now = on ? await subscribe() : await unsubscribe();
  },
  /** Whether the server pushes anything, as it says. */
  async offered(): Promise<boolean> {
    const { push } = await noticeRequests.all();
    return push.public_key !== undefined;
  },
  /** The server has forgotten this browser. */
  forget(): void {
    store(undefined);
    now = currentState();
  },
};

async function subscribe(): Promise<PushState> {
  // Browsers ask only right after a tap, so this is the first thing to wait for.
  if ((await Notification.requestPermission()) !== 'granted') return currentState();
  if (!(await registerWorker())) return 'failed';
  const registration = await navigator.serviceWorker.ready;
  const { push } = await noticeRequests.all();
  if (push.public_key === undefined) return 'unoffered';
  // A subscription with the key of another server cannot be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: push.public_key })
    .catch(() => undefined);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed';
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language: language.now };
  store((await noticeRequests.subscribe(body)).id);
  return currentState();
}

async function unsubscribe(): Promise<PushState> {
  const id = stored();
  store(undefined);
  const registration = await registeredWorker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  // If the request fails, the server learns from the push service that the subscription has ended.
  if (id !== undefined) await noticeRequests.unsubscribe(id).catch(() => {});
  return currentState();
}
