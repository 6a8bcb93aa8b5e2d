import { t } from '../i18n/text.svelte';
import { lazy } from '../net/lazy.svelte';
import { link } from './link.svelte';

let page = $state('');
let here = $state(false);

/** What the page that is shown calls itself, and whether it waits for this person. */
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

/** Keeps the tab's title and picture: a tab in the background tells that it is one's turn. */
export function startTitle(): void {
  // Both are the browser's, and dear: they are told what has changed.
  const name = $derived(page ? `${page} · Rodada` : 'Rodada');
  const turn = $derived(here || link.waiting.length > 0);
  $effect(() => {
    document.title = turn ? `● ${t('your-turn')} · ${name}` : name;
  });
  $effect(() => {
    const tables = link.waiting;
    if (turn) alerts ??= lazy(() => import('./alerts.svelte'));
    void alerts?.then(({ tell }) => tell(tables, turn));
  });
}
