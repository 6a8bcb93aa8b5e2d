import type { About } from './game';
import type { Thing } from './listed';

/** Something on the table that is asked about. */
export interface Asked {
  element: Element;
  /** What it is called. */
  label: string;
  /** What it stands for in an action, if for anything. */
  thing?: Thing | undefined;
  about?: About | undefined;
}

/** How long one has to stay on a thing, in milliseconds. */
const RESTS = 380;

/** What one points at to learn about it: by resting on it, by focus, by a long press. */
export class Pointed {
  now = $state.raw<Asked>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  rest(what: Asked): void {
    this.#wait(() => (this.now = what));
  }

  show(what: Asked): void {
    clearTimeout(this.#timer);
    this.now = what;
  }

  leave(element?: Element): void {
    clearTimeout(this.#timer);
    if (!element || this.now?.element === element) this.now = undefined;
  }

  #wait(then: () => void): void {
    clearTimeout(this.#timer);
    // Once something is explained, its neighbours follow at once.
    this.#timer = setTimeout(then, this.now ? 60 : RESTS);
  }
}
