import type { Component } from 'svelte';
import type { OptionProps } from '../kit/model/game';
import { lazy } from '../net/lazy.svelte';

// Every folder beside this file is a game: the picture on its box, and those of its options where it has some.
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const options = import.meta.glob<{ default: Component<OptionProps> }>('./*/Option.svelte');

/** The picture on the game's box. */
export async function loadCover(game: string): Promise<Component | undefined> {
  const load = covers[`./${game}/Cover.svelte`];
  return load && (await lazy(load)).default;
}

/** What draws the values of the game's options. */
export async function loadOption(game: string): Promise<Component<OptionProps> | undefined> {
  const load = options[`./${game}/Option.svelte`];
  return load && (await lazy(load)).default;
}
