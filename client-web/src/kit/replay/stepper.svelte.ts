/** How long a step is looked at while the match plays by itself, in milliseconds. */
export const PAUSES = { slow: 2_400, normal: 1_200, fast: 450 } as const;
export type Speed = keyof typeof PAUSES;
export const SPEEDS = Object.keys(PAUSES) as Speed[];

/** Where one stands in a match that is stepped through. */
export class Stepper {
  readonly first: number;
  readonly last: number;
  speed = $state<Speed>('normal');
  #at = $state(0);
  #plays = $state(false);
  /** The latest move led to the very next step: what changed place can be followed. */
  followed = $state.raw(false);

  constructor(first: number, last: number, at: number) {
    this.first = first;
    this.last = last;
    this.#at = this.#clamp(at);
  }

  get at(): number {
    return this.#at;
  }

  /** It goes on by itself. */
  get plays(): boolean {
    return this.#plays;
  }

  /** How long this step is looked at before the next one; absent while nothing goes on by itself. */
  get pause(): number | undefined {
    return this.#plays ? PAUSES[this.speed] : undefined;
  }

  get atFirst(): boolean {
    return this.#at === this.first;
  }

  get atLast(): boolean {
    return this.#at === this.last;
  }

  /** Goes to a step, of one's own accord: nothing goes on by itself after that. */
  to(step: number): void {
    this.#plays = false;
    this.#move(step);
  }

  /** The time of this step is up. */
  next(): void {
    this.#move(this.#at + 1);
    if (this.atLast) this.#plays = false;
  }

  /** Lets it go on by itself, from the beginning where it has come to its end; or stops it. */
  toggle(): void {
    if (!this.#plays && this.atLast) this.#move(this.first);
    this.#plays = !this.#plays && !this.atLast;
  }

  /** What a key means here. Says whether it means anything. */
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
    this.followed = next === this.#at + 1;
    this.#at = next;
  }

  #clamp(step: number): number {
    return Math.min(Math.max(step, this.first), this.last);
  }
}
