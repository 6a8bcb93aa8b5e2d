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
  #used = Date.now();
  #said = 0;
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
    this.#said = Date.now();
    this.#say(!this.#page.hidden, this.#said - this.#used);
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const use of USES) this.#page.removeEventListener(use, this.#use, { capture: true });
    this.#page.removeEventListener('visibilitychange', this.#change);
    this.#say(false, Date.now() - this.#used);
  }

  #use = (): void => {
    this.#used = Date.now();
    const wait = this.#said + EACH - this.#used;
    if (wait <= 0) this.say();
    else this.#timer ??= setTimeout(() => this.say(), wait);
  };

  #change = (): void => {
    // Bringing a page to the front counts as using it.
    if (!this.#page.hidden) this.#used = Date.now();
    this.say();
  };
}
