import { getContext, setContext, untrack } from 'svelte';

const KEY = Symbol('area');

/** What can be seen of an area from elsewhere: how many of its things glow. */
export class Sight {
  lit = $state(0);
}

/** Makes an area known to the things in it. */
export function offerSight(sight: Sight): void {
  setContext(KEY, sight);
}

/** Lets the area around know while something in it glows. */
export function noteLit(lit: () => boolean): void {
  const sight = getContext<Sight | undefined>(KEY);
  if (!sight) return;
  $effect(() => {
    if (!lit()) return;
    untrack(() => sight.lit++);
    return () => sight.lit--;
  });
}
