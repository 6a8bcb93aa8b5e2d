import { DICTIONARY, PROTOCOL, type ClientMessage } from '../gen/protocol';

/**
 * In compressed frames, stands in the shared text for a part that only this viewer receives. Never occurs in JSON.
 */
const HOLE = '\u0001';
/** Precedes each of those parts, which follow the shared text. */
const PART = '\0';

/** What a frame may refer to. */
const before = new TextEncoder().encode(DICTIONARY.map((line) => `${line}\n`).join(''));
const [low, high] = [before.length & 255, before.length >> 8];
/** The same as a stored block of deflate: browsers' streams take no dictionary. */
const BLOCK = new Uint8Array([0, low, high, ~low, ~high, ...before]);

/** Whether this browser can read compressed frames. */
export function readsDeflate(): boolean {
  try {
    return Boolean(new DecompressionStream('deflate-raw'));
  } catch {
    return false;
  }
}

/** The first frame of a client. */
export function hello(build: string): string {
  const deflate = readsDeflate();
  const message: ClientMessage = { t: 'hello', protocol: PROTOCOL, build, ...(deflate && { deflate }) };
  return JSON.stringify(message);
}

/** The messages of a compressed frame, as JSON texts. */
export async function inflated(bytes: ArrayBuffer): Promise<string[]> {
  const stream = new Blob([BLOCK, bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const text = await new Response(stream).text();
  return messages(text.slice(before.length));
}

/** Puts the private parts of a decompressed frame into their places and splits it into messages. */
export function messages(text: string): string[] {
  const [shared = '', ...own] = text.split(PART);
  const [first, ...after] = shared.split(HOLE);
  if (after.length !== own.length) throw new Error('a compressed frame has lost a part');
  return [first, ...after.map((piece, place) => own[place] + piece)].join('').split('\n');
}

/** Handles incoming frames in order, although some have to be decompressed first. */
export class SequentialQueue {
  #waiting: (() => void | Promise<void>)[] = [];
  #busy = false;

  /** Runs a task after all earlier ones; at once if they are done. */
  add(task: () => void | Promise<void>): void {
    this.#waiting.push(task);
    if (!this.#busy) this.#run();
  }

  #run(): void {
    this.#busy = true;
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      let done: void | Promise<void> = undefined;
      try {
        done = task();
      } catch (error) {
        // An error must not stop the tasks after it.
        queueMicrotask(() => {
          throw error;
        });
      }
      if (done) {
        void done.finally(() => this.#run());
        return;
      }
    }
    this.#busy = false;
  }
}
