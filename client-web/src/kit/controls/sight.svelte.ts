import { getContext, setContext, untrack } from 'svelte';

const KEY = Symbol('area');

/** What can be seen of an area from elsewhere: how many of its things glow. */
export class Sight {
  #lit = $state(0);
  // Whoever goes is shown what was before they went: so the count itself is no state.
  #count = 0;

  get lit(): number {
    return this.#lit;
  }

  /** One more glows, until the returned function is called. */
  note(): () => void {
    this.#lit = ++this.#count;
    return () => (this.#lit = --this.#count);
  }
}

/** Makes an area known to the things in it. */
export function offerSight(sight: Sight): void {
  setContext(KEY, sight);
}

/** Lets the area around know while something in it glows. */
export function noteLit(lit: () => boolean): void {
  const sight = getContext<Sight | undefined>(KEY);
  if (!sight) return;
  $effect(() => (lit() ? untrack(() => sight.note()) : undefined));
}
