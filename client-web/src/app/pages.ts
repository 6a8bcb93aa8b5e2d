import type { Component } from 'svelte';
import { lazy } from '../net/lazy.svelte';

/** A page, and what its address names. */
interface Page {
  name: string;
  load(): Promise<{ default: Component<{ name: string }> | Component }>;
}

const pages: [RegExp, Page['load']][] = [
  [/^(\/)$/, () => lazy(() => import('../pages/Home.svelte'))],
  [/^\/t\/([\w-]+)$/, () => lazy(() => import('../pages/Table.svelte'))],
  [/^\/rules\/([a-z-]+)$/, () => lazy(() => import('../pages/Rules.svelte'))],
  [/^\/(new)$/, () => lazy(() => import('../pages/New.svelte'))],
  [/^\/(me)$/, () => lazy(() => import('../pages/Me.svelte'))],
  [/^\/me\/(devices)$/, () => lazy(() => import('../pages/Devices.svelte'))],
  [/^\/(history)$/, () => lazy(() => import('../pages/History.svelte'))],
  [/^\/m\/([\w-]+)(?:\/.*)?$/, () => lazy(() => import('../pages/Match.svelte'))],
  [/^\/d\/(\w+)$/, () => lazy(() => import('../pages/Device.svelte'))],
];

/** The page at an address of this site. */
export function pageAt(path: string): Page {
  for (const [pattern, load] of pages) {
    const found = pattern.exec(path);
    if (found) return { name: found[1]!, load };
  }
  return { name: path, load: () => lazy(() => import('../pages/NotFound.svelte')) };
}
