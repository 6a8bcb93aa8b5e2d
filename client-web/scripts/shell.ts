/** The frame of a page, which stands in the document and is shown until the page itself is there. */
export type ShellKind = 'home' | 'site' | 'table';

/** The html of a frame. It looks like what replaces it: `src/app/Header.svelte`, `src/kit/ui/Bar.svelte` and the page. */
export function shellOf(kind: ShellKind, logo: string, text: (key: string) => string): string {
  const noscript = `<noscript><p class="page">${escaped(text('page-noscript'))}</p></noscript>`;
  const home = `<a class="wordmark" href="/" aria-label="${escaped(text('home-link'))}">${logo}${kind === 'table' ? '' : '<span>Rodada</span>'}</a>`;
  const header = `<header class="${kind === 'table' ? 'bar' : 'site-head'}">${home}</header>`;
  const content = {
    home: `<div class="hero"><div class="words"><h1>${escaped(text('home-title'))}</h1><p class="lead">${escaped(text('home-lead'))}</p></div></div>`,
    site: '',
    table: `<p class="soft">${escaped(text('joining'))}</p>`,
  }[kind];
  return `<div class="shell">${header}${noscript}<main class="page" aria-busy="true">${content}</main></div>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
