import type { Thing } from './legal-actions';

/** The description of a thing. */
export interface About {
  title: string;
  lines: readonly string[];
}

/** A thing that the user asks about. */
export interface InspectionTarget {
  element: Element;
  /** What it is called where it has no description. */
  label?: string;
  /** The fields of an action that it stands for, if any. */
  thing?: Thing | undefined;
  /** Its description, in texts that may have to be loaded first. */
  about: () => About | undefined;
}

/** A finger that rests on a thing for so many milliseconds asks about it. */
export const LONG_PRESS_MS = 450;

/** The tooltip appears after hovering for this many milliseconds. */
const RESTS = 380;
/** The same for things that the user can click, in milliseconds: long enough to click without seeing the tooltip. */
const RESTS_LONG = 1_200;

/** A mouse that has moved less than this many pixels since it was pressed asks about nothing: only the page has moved. */
const STILL = 4;

interface Point {
  clientX: number;
  clientY: number;
}

/** The thing whose description is shown: after hovering, on focus, or on a long press. */
export class Inspection {
  now = $state.raw<InspectionTarget>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: Point = { clientX: -Infinity, clientY: -Infinity };
  readonly #load: () => unknown;

  /** `load` loads what descriptions need, as soon as a pointer may come to rest. It is called more than once. */
  constructor(load: () => unknown) {
    this.#load = load;
  }

  press({ clientX, clientY }: Point): void {
    this.#load();
    this.#pressed = { clientX, clientY };
  }

  rest(what: InspectionTarget, at: Point, busy = false): void {
    this.#load();
    clearTimeout(this.#timer);
    const { clientX, clientY } = this.#pressed;
    if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < STILL) return;
    // While a tooltip is shown, the next one follows at once.
    this.#timer = setTimeout(() => (this.now = what), busy ? RESTS_LONG : this.now ? 60 : RESTS);
  }

  show(what: InspectionTarget): void {
    clearTimeout(this.#timer);
    this.now = what;
  }

  leave(element?: Element): void {
    clearTimeout(this.#timer);
    if (!element || this.now?.element === element) this.now = undefined;
  }
}
