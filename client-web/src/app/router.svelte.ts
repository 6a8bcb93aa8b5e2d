import { tick } from 'svelte';
import { isOutdated } from '../net/build.svelte';

const where = $state({ path: location.pathname, search: location.search });

export const route = {
  get path(): string {
    return where.path;
  },
  get search(): URLSearchParams {
    return new URLSearchParams(where.search);
  },
};

function arrive(): void {
  where.path = location.pathname;
  where.search = location.search;
}

/** Navigates to another page of the app. */
export async function go(to: string, { replace = false } = {}): Promise<void> {
  // An outdated client loads the page from the server, and with it the new client.
  if (isOutdated()) return replace ? location.replace(to) : location.assign(to);
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const moved = where.path !== location.pathname;
  arrive();
  if (!moved) return;
  await tick();
  scrollTo(0, 0);
  // Screen readers announce the new page when it gets the focus.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function ours(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return undefined;
  if (url.pathname === location.pathname && url.hash) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Handles clicks on links without reloading the page. */
export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const to = ours(event);
    if (to === undefined) return;
    event.preventDefault();
    void go(to);
  });
}
