import type { Thing } from './listed';

/** What pointing at something says of it. */
export interface About {
  title: string;
  lines: readonly string[];
}

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
/** The same where one points at a thing in order to do something with it. */
const RESTS_LONG = 1_200;

/** What one points at to learn about it: by resting on it, by focus, by a long press. */
export class Inspection {
  now = $state.raw<Asked>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  rest(what: Asked, busy = false): void {
    clearTimeout(this.#timer);
    // Once something is explained, its neighbours follow at once.
    this.#timer = setTimeout(() => (this.now = what), busy ? RESTS_LONG : this.now ? 60 : RESTS);
  }

  show(what: Asked): void {
    clearTimeout(this.#timer);
    this.now = what;
  }

  leave(element?: Element): void {
    clearTimeout(this.#timer);
    if (!element || this.now?.element === element) this.now = undefined;
  }
}
