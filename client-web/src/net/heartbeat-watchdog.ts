/** After so many milliseconds without a message, though one is expected, a ping is sent. */
const PROBE = 2_000;
/** … the user is told. */
export const TOLD = 3_000;
/** … the connection is considered lost, whatever the browser says. */
export const DEAD = 8_000;

type Timer = ReturnType<typeof setTimeout>;

/** Times how long nothing was received on a connection on which something is expected. */
export class HeartbeatWatchdog {
  #on: { probe: () => void; told: () => void; dead: () => void };
  #timers: Timer[] = [];

  constructor(on: { probe: () => void; told: () => void; dead: () => void }) {
    this.#on = on;
  }

  /** A message is expected from now on, if none was before. */
  begin(): void {
    if (this.#timers.length) return;
    const { probe, told, dead } = this.#on;
    this.#timers = [setTimeout(probe, PROBE), setTimeout(told, TOLD), setTimeout(dead, DEAD)];
  }

  /** A message was received, or none is expected any more. */
  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
