import type { Component } from 'svelte';
import { part } from '../net/part.svelte';

/** A page, and what its address names. */
interface Page {
  name: string;
  load(): Promise<{ default: Component<{ name: string }> | Component }>;
}

const pages: [RegExp, Page['load']][] = [
  [/^(\/)$/, () => part(() => import('../pages/Home.svelte'))],
  [/^\/t\/([\w-]+)$/, () => part(() => import('../pages/Table.svelte'))],
  [/^\/rules\/([a-z-]+)$/, () => part(() => import('../pages/Rules.svelte'))],
  [/^\/(new)$/, () => part(() => import('../pages/New.svelte'))],
  [/^\/(me)$/, () => part(() => import('../pages/Me.svelte'))],
  [/^\/me\/(devices)$/, () => part(() => import('../pages/Devices.svelte'))],
  [/^\/(history)$/, () => part(() => import('../pages/History.svelte'))],
  [/^\/m\/([\w-]+)(?:\/.*)?$/, () => part(() => import('../pages/Match.svelte'))],
  [/^\/d\/(\w+)$/, () => part(() => import('../pages/Device.svelte'))],
];

/** The page at an address of this site. */
export function pageAt(path: string): Page {
  for (const [pattern, load] of pages) {
    const found = pattern.exec(path);
    if (found) return { name: found[1]!, load };
  }
  return { name: path, load: () => part(() => import('../pages/NotFound.svelte')) };
}
