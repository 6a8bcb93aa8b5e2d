import { getContext, setContext, untrack } from 'svelte';

const KEY = Symbol('area');

/** Counts the things of an area that can be selected next. */
export class HighlightCount {
  #shown = $state(0);
  // Components that are destroyed still read the count, and must see the old state: so the working value is not
  // reactive.
  #current = 0;

  get count(): number {
    return this.#shown;
  }

  /** Counts one more thing, until the returned function is called. */
  add(): () => void {
    this.#shown = ++this.#current;
    return () => (this.#shown = --this.#current);
  }
}

/** Provides the counter of an area to the things in it. */
export function provideHighlightCount(counter: HighlightCount): void {
  setContext(KEY, counter);
}

/** Counts a thing in the surrounding area while `isHighlighted` returns true. */
export function countHighlight(isHighlighted: () => boolean): void {
  const counter = getContext<HighlightCount | undefined>(KEY);
  if (!counter) return;
  $effect(() => (isHighlighted() ? untrack(() => counter.add()) : undefined));
}
