import type { Component } from 'svelte';
import { once } from '../net/lazy.svelte';

type Shown = { default: Component<{ name: string }> | Component };

/** Pages that few first visits show, and their addresses or the beginnings of them. What loads them is loaded with them. */
const PAGES: [start: string, load: () => Shown | Promise<Shown>][] = [
  ['/new', once(() => import('../pages/New.svelte'))],
  ['/rules/', once(() => import('../pages/Rules.svelte'))],
  ['/statistics', once(() => import('../pages/Statistics.svelte'))],
  ['/ratings', once(() => import('../pages/Ratings.svelte'))],
  ['/history', once(() => import('../pages/History.svelte'))],
  ['/look', once(() => import('../pages/Look.svelte'))],
  ['/me/devices', once(() => import('../pages/Devices.svelte'))],
  ['/me/notices', once(() => import('../pages/Notices.svelte'))],
  ['/d/', once(() => import('../pages/Device.svelte'))],
  ['/circles', once(() => import('../pages/Circles.svelte'))],
  ['/circles/', once(() => import('../pages/Circle.svelte'))],
  ['/leagues/', once(() => import('../pages/League.svelte'))],
  ['/join/', once(() => import('../pages/JoinCircle.svelte'))],
  ['/host', once(() => import('../pages/Host.svelte'))],
  ['/people/', once(() => import('../pages/Person.svelte'))],
];

const notFound = once(() => import('../pages/NotFound.svelte'));

/** Loads the page at an address. */
export function loadRare(path: string): Shown | Promise<Shown> {
  const found = PAGES.find(([start]) =>
    start.endsWith('/')
      ? path.startsWith(start) && /^[\w-]+$/.test(path.slice(start.length))
      : path === start,
  );
  return (found?.[1] ?? notFound)();
}
