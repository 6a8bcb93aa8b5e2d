/** How long a step is shown during playback, in milliseconds. */
export const PAUSES = { slow: 2_400, normal: 1_200, fast: 450 } as const;
export type Speed = keyof typeof PAUSES;
export const SPEEDS = Object.keys(PAUSES) as Speed[];

/** The current position in a replay. */
export class Stepper {
  readonly first: number;
  readonly last: number;
  speed = $state<Speed>('normal');
  #at = $state(0);
  #playing = $state(false);
  /** The last move went to the very next step, so that moving pieces can be animated. */
  steppedForward = $state.raw(false);

  constructor(first: number, last: number, at: number) {
    this.first = first;
    this.last = last;
    this.#at = this.#clamp(at);
  }

  get at(): number {
    return this.#at;
  }

  /** Playback is running. */
  get playing(): boolean {
    return this.#playing;
  }

  /** How long this step is shown before the next one; undefined while playback is paused. */
  get pause(): number | undefined {
    return this.#playing ? PAUSES[this.speed] : undefined;
  }

  get atFirst(): boolean {
    return this.#at === this.first;
  }

  get atLast(): boolean {
    return this.#at === this.last;
  }

  /** Goes to a step and pauses playback. */
  to(step: number): void {
    this.#playing = false;
    this.#move(step);
  }

  /** Playback goes to the next step, and pauses at the last. */
  next(): void {
    this.#move(this.#at + 1);
    if (this.atLast) this.#playing = false;
  }

  /** Starts playback, from the beginning if it is at the end; or pauses it. */
  toggle(): void {
    if (!this.#playing && this.atLast) this.#move(this.first);
    this.#playing = !this.#playing && !this.atLast;
  }

  /** Handles a key. Returns whether the key has a meaning here. */
  key(key: string): boolean {
    const meaning = this.#keys.get(key);
    meaning?.();
    return meaning !== undefined;
  }

  readonly #keys = new Map([
    ['ArrowLeft', () => this.to(this.#at - 1)],
    ['ArrowRight', () => this.to(this.#at + 1)],
    ['Home', () => this.to(this.first)],
    ['End', () => this.to(this.last)],
    [' ', () => this.toggle()],
  ]);

  #move(step: number): void {
    const next = this.#clamp(step);
    this.steppedForward = next === this.#at + 1;
    this.#at = next;
  }

  #clamp(step: number): number {
    return Math.min(Math.max(step, this.first), this.last);
  }
}
