/** How long a step is shown during playback, in milliseconds, by speed: 1 is the usual one. */
const USUAL_PAUSE = 1_200;
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];
/** Moving pieces take about this long. Steps that follow each other faster are shown without. */
const MOVE = 400;

/** The current position in a replay. */
export class Stepper {
  readonly first: number;
  readonly last: number;
  speed = $state<Speed>(1);
  /** The only steps to stop at, besides the first and the last one. Undefined: every step. */
  stops = $state.raw<readonly number[]>();
  /** The steps with which rounds begin. */
  rounds: readonly number[] = [];
  #at = $state(0);
  #playing = $state(false);
  /** The last move went to the very next step, so that moving pieces can be animated. */
  #steppedForward = $state.raw(false);

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
    return this.#playing ? USUAL_PAUSE / this.speed : undefined;
  }

  /** The step is the one after what was shown before, and there is time to see pieces move. */
  get animates(): boolean {
    return this.#steppedForward && (this.pause ?? Infinity) > MOVE;
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

  /** Goes to the next stop and pauses playback. */
  forward(): void {
    this.to(this.#after(this.stops));
  }

  /** Goes to the stop before and pauses playback. */
  back(): void {
    this.to(this.#before(this.stops));
  }

  /** Playback goes to the next stop, and pauses at the last step. */
  next(): void {
    this.#move(this.#after(this.stops));
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
    ['ArrowLeft', () => this.back()],
    ['ArrowRight', () => this.forward()],
    ['PageUp', () => this.to(this.#before(this.rounds))],
    ['PageDown', () => this.to(this.#after(this.rounds))],
    ['Home', () => this.to(this.first)],
    ['End', () => this.to(this.last)],
    [' ', () => this.toggle()],
  ]);

  #after(stops: readonly number[] | undefined): number {
    return stops ? (stops.find((stop) => stop > this.#at) ?? this.last) : this.#at + 1;
  }

  #before(stops: readonly number[] | undefined): number {
    return stops ? (stops.filter((stop) => stop < this.#at).at(-1) ?? this.first) : this.#at - 1;
  }

  #move(step: number): void {
    const next = this.#clamp(step);
    this.#steppedForward = next === this.#at + 1;
    this.#at = next;
  }

  #clamp(step: number): number {
    return Math.min(Math.max(step, this.first), this.last);
  }
}
