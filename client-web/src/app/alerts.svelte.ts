import type { Waiting } from '../gen/protocol';
import { loadGameNames } from '../games/catalogue';
import { text } from '../i18n/text.svelte';
import { signal } from '../kit/ui/signals';
import { lazy } from '../net/lazy.svelte';
import { go } from './router.svelte';
import { allowed } from './allowed';
import { newTurns } from './new-turns';
import { registerWorker, tellWorker } from './worker';
import { ownAddress } from '../net/own';

const STORED = 'rodada.alerts';

/**
 * `missing`: the browser does not offer notifications on this page. `phone`: it offers them to service workers only,
 * as browsers on phones do. `blocked`: the user denied the permission.
 */
type AlertState = 'missing' | 'phone' | 'blocked' | 'off' | 'on';

function wanted(): boolean {
  try {
    return localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

/** A notification was refused although there is permission. */
let refused = false;

/** Whether only service workers may show notifications. Without a permission, trying it shows nothing. */
function needsWorker(): boolean {
  if (refused || /Android|iPhone|iPad/.test(navigator.userAgent)) return true;
  if (Notification.permission === 'granted') return false;
  try {
    new Notification('').close();
    return false;
  } catch {
    return true;
  }
}

function currentState(): AlertState {
  // Browsers offer notifications only on https pages and on localhost.
  if (!isSecureContext || !('Notification' in window)) return 'missing';
  if (needsWorker()) return 'phone';
  if (Notification.permission === 'denied') return 'blocked';
  return wanted() && Notification.permission === 'granted' ? 'on' : 'off';
}

let now = $state<AlertState>(currentState());

export const alerts = {
  get now(): AlertState {
    return now;
  },
  /** Turns notifications on or off. Asks for the permission if necessary. */
  async set(on: boolean): Promise<void> {
    try {
      if (on && (await Notification.requestPermission()) === 'granted') void registerWorker();
      localStorage.setItem(STORED, on ? 'on' : 'off');
    } catch {
      // Without storage, the setting is lost when the page is left.
    }
    now = currentState();
  },
};

// A user who allowed notifications earlier has the worker, in their language.
if (allowed()) void registerWorker();

let before: readonly Waiting[] = [];
const shown = new Map<string, Notification>();

/** Shows the waiting tables in the tab's icon, and as notifications while the page is in the background. */
export function showAlerts(tables: readonly Waiting[], myTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const picture = ownAddress(myTurn ? '/favicon-turn.svg' : '/favicon.svg');
  if (icon && icon.getAttribute('href') !== picture) icon.href = picture;

  const turns = newTurns(before, tables);
  before = tables;
  void tellWorker(tables.map(({ room }) => room));
  if (turns.length > 0) signal('turn');
  for (const [room, notification] of shown) {
    if (!tables.some((table) => table.room === room)) notification.close();
  }
  if (document.visibilityState === 'hidden' && currentState() === 'on')
    for (const one of turns) void notify(one);
}

async function notify({ room, game }: Waiting): Promise<void> {
  const [{ inSettings }] = await Promise.all([lazy(() => import('../i18n/settings')), loadGameNames()]);
  try {
    // Replaces an earlier notification for the same table.
    const notification = new Notification(inSettings('alerts-turn'), {
      body: inSettings('alerts-at', { game: text(`${game}-name`) }),
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
    refused = true;
    now = currentState();
  }
}
