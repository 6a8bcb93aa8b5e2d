import { t } from '../i18n/text.svelte';
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

/** Keeps the tab's title: a tab in the background tells that it is one's turn. */
export function startTitle(): void {
  $effect(() => {
    const name = page ? `${page} · Rodada` : 'Rodada';
    document.title = here || link.waiting.length > 0 ? `● ${t('your-turn')} · ${name}` : name;
  });
}
