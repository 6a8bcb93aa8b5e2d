import { t } from '../i18n/text.svelte';
import { lazy } from '../net/lazy.svelte';
import { allowed } from './allowed';
import { connection } from './connection.svelte';

let page = $state('');
let here = $state(false);

/** Sets the title of the current page, and whether it waits for the user. */
export function title(name: () => string, myTurn: () => boolean = () => false): void {
  $effect(() => {
    page = name();
    here = myTurn();
    return () => {
      page = '';
      here = false;
    };
  });
}

let alerts: Promise<typeof import('./alerts.svelte')> | undefined;

/** Keeps the tab's title and icon up to date, so that a background tab shows when it is the user's turn. */
export function startTitle(): void {
  // Changing the title is expensive in browsers, so it is only set when it differs.
  const name = $derived(page ? `${page} · Rodada` : 'Rodada');
  const turn = $derived(here || connection.waiting.length > 0);
  $effect(() => {
    document.title = turn ? `● ${t('your-turn')} · ${name}` : name;
  });
  $effect(() => {
    const tables = connection.waiting;
    // Notices that are shown may have become wrong while no page was open.
    if (turn || allowed()) alerts ??= lazy(() => import('./alerts.svelte'));
    const known = connection.waitingKnown;
    void alerts?.then(({ showAlerts }) => known && showAlerts(tables, turn));
  });
}
