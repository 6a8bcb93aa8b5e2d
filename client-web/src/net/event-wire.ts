import { ownAddress } from './own';

/** The most frames and characters in one request; the server takes 60 frames and 32 KiB. */
const MAX_FRAMES = 30;
const MAX_CHARACTERS = 8_000;
/** The pauses before a request is repeated. The server carries out a repeated request once, by its number. */
const RETRY_DELAYS = [300, 1_000, 2_500];
const ANSWER_WITHIN = 8_000;
const PING = JSON.stringify({ t: 'ping', n: 0 });

/**
 * Stands in for a WebSocket where none gets through: the server's frames come as server-sent events, the client's go
 * in POST requests, one request at a time, so that they arrive in order.
 */
export class EventWire {
  binaryType = 'arraybuffer';
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #source = new EventSource(ownAddress('/api/events'));
  #id = '';
  #waiting: string[] = [];
  #posts = 0;
  #posting = false;

  constructor() {
    this.#source.addEventListener('connection', ({ data }: MessageEvent<string>) => {
      this.#id = data;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
    // The server asks whether the client is there. Timers of a hidden page are too slow to tell it unasked.
    this.#source.addEventListener('heartbeat', () => this.send(PING));
    this.#source.onmessage = ({ data }: MessageEvent<string>) => this.onmessage?.({ data });
    // The browser would open another stream, which would be another connection.
    this.#source.onerror = () => this.#end();
  }

  send(text: string): void {
    this.#waiting.push(text);
    if (!this.#posting) void this.#post();
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#source.close();
  }

  #end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.close();
    this.onclose?.({ code: 1006 });
  }

  async #post(): Promise<void> {
    this.#posting = true;
    while (this.#waiting.length && this.readyState === WebSocket.OPEN) {
      this.#posts++;
      if (!(await this.#deliver(this.#takeFrames()))) this.#end();
    }
    this.#posting = false;
  }

  /** The next frames that fit one request. */
  #takeFrames(): string {
    let count = 1;
    let length = this.#waiting[0]!.length;
    for (; count < Math.min(this.#waiting.length, MAX_FRAMES); count++) {
      length += this.#waiting[count]!.length;
      if (length > MAX_CHARACTERS) break;
    }
    return this.#waiting.splice(0, count).join('\n');
  }

  /** Sends one request until it is answered; returns whether the server took it. */
  async #deliver(body: string): Promise<boolean> {
    for (let tries = 0; this.readyState === WebSocket.OPEN; tries++) {
      const answer = await fetch(ownAddress(`/api/events/${this.#id}/${this.#posts}`), {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      }).catch(() => undefined);
      if (answer?.ok) return true;
      // A refusal other than these means that the server does not know the connection.
      const pause = RETRY_DELAYS[tries];
      if ((answer && answer.status < 500) || pause === undefined) return false;
      await new Promise((later) => setTimeout(later, pause));
    }
    return false;
  }
}
