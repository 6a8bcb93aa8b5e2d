import { registerUnfinished } from '../../net/unfinished';

const STORED = 'rodada.draft.';
const open = new Map<string, Draft<unknown>>();

/**
 * Something that the user has begun and not sent. It survives the component that shows it, and reloads of the tab.
 * Undefined while nothing is begun.
 */
export class Draft<T> {
  #key: string;
  #value = $state.raw<T>();
  /** The tab remembers it. A browser without storage does not. */
  #stored = true;
  /** The number of components that show it. */
  #shown = 0;

  constructor(key: string) {
    this.#key = STORED + key;
    try {
      const stored = sessionStorage.getItem(this.#key);
      if (stored !== null) this.#value = JSON.parse(stored) as T;
    } catch {
      this.#stored = false;
    }
    // While it is on the page, a reload would interrupt the user even if it lost nothing.
    registerUnfinished(() => this.#value !== undefined && (this.#shown > 0 || !this.#stored));
  }

  get value(): T | undefined {
    return this.#value;
  }

  set value(next: T | undefined) {
    this.#value = next;
    try {
      if (next === undefined) sessionStorage.removeItem(this.#key);
      else sessionStorage.setItem(this.#key, JSON.stringify(next));
      this.#stored = true;
    } catch {
      this.#stored = false;
    }
  }

  /** Called when a component shows it, with a function to call when it no longer does. */
  show(): () => void {
    this.#shown++;
    return () => this.#shown--;
  }
}

/** The draft with this key. The component that calls this shows it until it is destroyed. */
export function draft<T>(key: string): Draft<T> {
  let found = open.get(key) as Draft<T> | undefined;
  if (!found) open.set(key, (found = new Draft<T>(key)));
  const shown = found;
  $effect(() => shown.show());
  return shown;
}
