/** A ping is sent after this many milliseconds without an expected message … */
const PROBE_AFTER = 2_000;
/** … the user is silent after this many … */
export const SILENT_AFTER = 3_000;
/** … and the connection is considered lost after this many, whatever the browser says. */
const DEAD_AFTER = 8_000;

type Timer = ReturnType<typeof setTimeout>;

/** Times how long nothing was received on a connection on which a message is expected. */
export class HeartbeatWatchdog {
  #on: { probe: () => void; silent: () => void; dead: () => void };
  #timers: Timer[] = [];

  constructor(on: { probe: () => void; silent: () => void; dead: () => void }) {
    this.#on = on;
  }

  /** Starts the timers, unless they are running. */
  begin(): void {
    if (this.#timers.length) return;
    const { probe, silent, dead } = this.#on;
    this.#timers = [
      setTimeout(probe, PROBE_AFTER),
      setTimeout(silent, SILENT_AFTER),
      setTimeout(dead, DEAD_AFTER),
    ];
  }

  /** Stops the timers: a message was received, or none is expected. */
  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
