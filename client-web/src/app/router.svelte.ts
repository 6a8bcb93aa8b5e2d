import { tick } from 'svelte';
import { isOutdated } from '../net/build.svelte';
import { ownAddress, ownLink, ownPath, pathOf } from '../net/own';
import { followHistory, keepPlaces, newEntry, showFromTop } from './scroll-places';

const where = $state({ path: ownPath(), search: location.search });

export const route = {
  get path(): string {
    return where.path;
  },
  get search(): URLSearchParams {
    return new URLSearchParams(where.search);
  },
};

function arrive(): void {
  where.path = ownPath();
  where.search = location.search;
}

/** A page that takes longer to load than this is shown without a transition, in milliseconds. */
const PATIENCE = 400;

/** Loads the files of the page at an address; `startRouter` is told how, because every page can lead to any other. */
let loadPage: (path: string) => unknown;

/** Shows the page of the current address; where the browser can, the pages cross-fade. */
async function turnPage(show: () => Promise<void>): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.hidden || !('startViewTransition' in document)) return show();
  const late = new Promise((over) => setTimeout(over, PATIENCE));
  // During a transition nothing is drawn: so the files of the page are loaded before.
  await Promise.race([loadPage(ownPath()), late]);
  const transition = document.startViewTransition(show);
  // A transition that is skipped rejects, but the page is shown all the same.
  for (const step of [transition.ready, transition.finished]) step.catch(() => {});
  await transition.updateCallbackDone;
}

interface Going {
  /** In place of this page in the browser's history. */
  replace?: boolean;
  /** Only if the user is still on the page with this path: what they asked for there may have taken long. */
  from?: string;
}

/** Navigates to another page of the app. */
export async function go(to: string, { replace = false, from = where.path }: Going = {}): Promise<void> {
  if (from !== where.path) return;
  // An outdated client loads the next page from the server, and with it the new client. Other filters in the same page
  // are no next page.
  const stays = pathOf(new URL(ownLink(to))) === where.path;
  const address = ownAddress(to);
  if (isOutdated() && !stays) return replace ? location.replace(address) : location.assign(address);
  if (replace) history.replaceState(history.state, '', address);
  else history.pushState(newEntry(), '', address);
  if (where.path === ownPath()) return arrive();
  await turnPage(async () => {
    arrive();
    await tick();
    showFromTop();
    // Screen readers announce the new page when it gets the focus.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

function ours(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const path = pathOf(url);
  if (path === undefined || path.startsWith('/api/')) return undefined;
  if (path === ownPath() && url.hash) return undefined;
  return path + url.search + url.hash;
}

/** Handles clicks on links without reloading the page. */
export function startRouter(load: typeof loadPage): void {
  loadPage = load;
  keepPlaces();
  addEventListener('popstate', () => {
    if (isOutdated() && ownPath() !== where.path) return location.reload();
    arrive();
    followHistory();
  });
  document.addEventListener('click', (event) => {
    const to = ours(event);
    if (to === undefined) return;
    event.preventDefault();
    void go(to);
  });
}
