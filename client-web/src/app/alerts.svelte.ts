import type { Waiting } from '../gen/protocol';
import { loadGameNames } from '../games/catalogue';
import { text } from '../i18n/text.svelte';
import { lazy } from '../net/lazy.svelte';
import { go } from './router.svelte';
import { fresh } from './turns';

const STORED = 'rodada.alerts';

/** `missing`: this browser has none, or not on such a page. `blocked`: its owner said no. */
export type Alerting = 'missing' | 'blocked' | 'off' | 'on';

function wanted(): boolean {
  try {
    return localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

function look(): Alerting {
  // Browsers show them only on pages that came by https, or from this very machine.
  if (!isSecureContext || !('Notification' in window)) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return wanted() && Notification.permission === 'granted' ? 'on' : 'off';
}

let now = $state<Alerting>(look());

export const alerts = {
  get now(): Alerting {
    return now;
  },
  /** Turns them on or off; asks for the permission where it was not given yet. */
  async set(on: boolean): Promise<void> {
    try {
      if (on) await Notification.requestPermission();
      localStorage.setItem(STORED, on ? 'on' : 'off');
    } catch {
      // A browser that remembers nothing is not asked to.
    }
    now = look();
  },
};

let before: readonly Waiting[] = [];
const shown = new Map<string, Notification>();

/** Tells of the tables that wait: by the tab's picture, and by a notification to whoever looks elsewhere. */
export function tell(tables: readonly Waiting[], myTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const picture = myTurn ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== picture) icon.href = picture;

  const news = fresh(before, tables);
  before = tables;
  for (const [room, notification] of shown) {
    if (!tables.some((table) => table.room === room)) notification.close();
  }
  if (document.visibilityState === 'hidden' && look() === 'on') for (const one of news) void notify(one);
}

async function notify({ room, game }: Waiting): Promise<void> {
  const [{ more }] = await Promise.all([lazy(() => import('../i18n/more')), loadGameNames()]);
  try {
    // A second one for the same table takes the place of the first.
    const notification = new Notification(more('alerts-turn'), {
      body: more('alerts-at', { game: text(`${game}-name`) }),
      tag: room,
    });
    shown.set(room, notification);
    notification.onclick = () => {
      window.focus();
      notification.close();
      void go(`/t/${room}`);
    };
    notification.onclose = () => shown.delete(room);
  } catch {
    // Phones know notifications, but not from a page by itself.
    now = 'missing';
  }
}
