/** A connection: a WebSocket, or an `EventWire`, which has all that is used of one. */
export type Wire = WebSocket;

/** The first pause before another try; each is twice as long as the one before. */
const FIRST_PAUSE = 30_000;
const MAX_PAUSE = 15 * 60_000;
const WELCOME_WITHIN = 8_000;

/** Tries now and then whether sockets get through again, beside the connection that takes their place. */
export class SocketProbe {
  #on: { open(): Wire; hello(): string; works(wire: Wire, welcome: string): void };
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wire: Wire | undefined;

  constructor(on: { open(): Wire; hello(): string; works(wire: Wire, welcome: string): void }) {
    this.#on = on;
  }

  /** Tries again after a pause. */
  start(): void {
    this.stop();
    this.#timer = setTimeout(() => this.#try(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, MAX_PAUSE);
  }

  /** Tries at once, because more may get through now. A try that is under way may have begun too early. */
  now(): void {
    this.stop();
    this.#pause = FIRST_PAUSE;
    this.#try();
  }

  #try(): void {
    const wire = this.#on.open();
    wire.binaryType = 'arraybuffer';
    this.#wire = wire;
    this.#timer = setTimeout(() => this.start(), WELCOME_WITHIN);
    wire.onopen = () => wire.send(this.#on.hello());
    wire.onmessage = ({ data }) => {
      if (typeof data !== 'string' || (JSON.parse(data) as { t: string }).t !== 'welcome')
        return this.start();
      this.#wire = undefined;
      this.#pause = FIRST_PAUSE;
      this.stop();
      this.#on.works(wire, data);
    };
    wire.onclose = () => this.start();
  }

  /** Ends a try that is under way, and makes no others. */
  stop(): void {
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = undefined;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
