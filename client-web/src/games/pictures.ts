import type { Component } from 'svelte';
import type { OptionProps } from '../kit/model/game';
import { lazy } from '../net/lazy.svelte';

// Every folder beside this file is a game: its cover, and the pictures of its options if it has any.
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const options = import.meta.glob<{ default: Component<OptionProps> }>('./*/Option.svelte');

/** The cover of a game. */
export async function loadCover(game: string): Promise<Component | undefined> {
  const load = covers[`./${game}/Cover.svelte`];
  return load && (await lazy(load)).default;
}

/** The component that draws the values of a game's options. */
export async function loadOption(game: string): Promise<Component<OptionProps> | undefined> {
  const load = options[`./${game}/Option.svelte`];
  return load && (await lazy(load)).default;
}
