import type { Component } from 'svelte';
import { once } from '../net/lazy.svelte';

type Shown = { default: Component<{ name: string }> | Component };

/** A page, and the part of its address that names what it shows. */
interface Page {
  name: string;
  load(): Shown | Promise<Shown>;
}

const pages: [RegExp, Page['load']][] = [
  [/^(\/)$/, once(() => import('../pages/Home.svelte'))],
  [/^\/t\/([\w-]+)$/, once(() => import('../pages/Table.svelte'))],
  [/^\/(me)$/, once(() => import('../pages/Me.svelte'))],
  [/^\/m\/([\w-]+)(?:\/.*)?$/, once(() => import('../pages/Match.svelte'))],
];

const rare = once(() => import('./rare-pages'));

/** The header of all pages but tables, which have a bar of their own; a page that becomes a table has both itself. */
const loadHeader = once(() => import('./Header.svelte'));

export const headerAt = (path: string) => (/^\/(?:[mt]\/|look$)/.test(path) ? undefined : loadHeader());

/** The page at an address. */
export function pageAt(path: string): Page {
  for (const [pattern, load] of pages) {
    const found = pattern.exec(path);
    if (found) return { name: found[1]!, load };
  }
  const load = () => {
    const module = rare();
    return module instanceof Promise ? module.then(({ loadRare }) => loadRare(path)) : module.loadRare(path);
  };
  return { name: path.replace(/^.*\//, ''), load };
}
