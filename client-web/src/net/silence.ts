/** How long nothing is heard, though something is expected, until the other side is asked whether it is there at all. */
const PROBE = 2_000;
/** Until whoever waits is told. */
export const TOLD = 3_000;
/** Until the line is held for dead, whatever the browser believes of it. */
export const DEAD = 8_000;

type Timer = ReturnType<typeof setTimeout>;

/** Watches over a line on which something is expected. */
export class Silence {
  #on: { probe: () => void; told: () => void; dead: () => void };
  #timers: Timer[] = [];

  constructor(on: { probe: () => void; told: () => void; dead: () => void }) {
    this.#on = on;
  }

  /** A word is expected from now on, if none was before. */
  begin(): void {
    if (this.#timers.length) return;
    const { probe, told, dead } = this.#on;
    this.#timers = [setTimeout(probe, PROBE), setTimeout(told, TOLD), setTimeout(dead, DEAD)];
  }

  /** A word came, or none is expected any more. */
  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
