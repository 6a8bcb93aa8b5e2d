import { serverNow } from './clock.svelte';

/** While a page is used, the server is told so this often, in milliseconds. */
const EACH = 30_000;
/** What a user does with a page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];

/** The page, as far as a user may look at it. */
export interface Watched {
  readonly hidden: boolean;
  addEventListener(type: string, run: () => void, options?: { capture: boolean; passive: boolean }): void;
  removeEventListener(type: string, run: () => void, options?: { capture: boolean }): void;
}

/** Tells the server whether the user looks at a page, so that they are not told elsewhere what they see. */
export class Looking {
  #page: Watched;
  #say: (visible: boolean, usedMs: number) => void;
  /** When the page was last used, by the server's clock: it goes on while the device sleeps. */
  #used = serverNow();
  /** When the server was last told, by `performance.now()`. */
  #said = -EACH;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Watched, say: (visible: boolean, usedMs: number) => void) {
    this.#page = page;
    this.#say = say;
    for (const use of USES) page.addEventListener(use, this.#use, { capture: true, passive: true });
    page.addEventListener('visibilitychange', this.#change);
  }

  /** Says how it is now. Called when the server does not know: on a new connection. */
  say(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#said = performance.now();
    this.#say(!this.#page.hidden, this.#usedAgo());
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const use of USES) this.#page.removeEventListener(use, this.#use, { capture: true });
    this.#page.removeEventListener('visibilitychange', this.#change);
    this.#say(false, this.#usedAgo());
  }

  #usedAgo(): number {
    // The server's clock may have been set back.
    return Math.max(0, serverNow() - this.#used);
  }

  #use = (): void => {
    this.#used = serverNow();
    const wait = this.#said + EACH - performance.now();
    if (wait <= 0) this.say();
    else this.#timer ??= setTimeout(() => this.say(), wait);
  };

  #change = (): void => {
    // Bringing a page to the front counts as using it.
    if (!this.#page.hidden) this.#used = serverNow();
    this.say();
  };
}
