import type { Thing } from './legal-actions';

/** The description of a thing. */
export interface About {
  title: string;
  lines: readonly string[];
}

/** A thing that the user asks about. */
export interface InspectionTarget {
  element: Element;
  label: string;
  /** The fields of an action that it stands for, if any. */
  thing?: Thing | undefined;
  about?: About | undefined;
}

/** The tooltip appears after hovering for this many milliseconds. */
const RESTS = 380;
/** The same for things that the user can click, in milliseconds: long enough to click without seeing the tooltip. */
const RESTS_LONG = 1_200;

/** The thing whose description is shown: after hovering, on focus, or on a long press. */
export class Inspection {
  now = $state.raw<InspectionTarget>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  rest(what: InspectionTarget, busy = false): void {
    clearTimeout(this.#timer);
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
