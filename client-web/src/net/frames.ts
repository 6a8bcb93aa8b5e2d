/** Stands in compressed messages for a part that is for the reader alone. JSON texts have none of these characters. */
const HOLE = '\u0001';
/** Stands before each of those parts, behind the messages. */
const PART = '\0';

/** Whether this browser reads compressed frames. */
export function readsDeflate(): boolean {
  try {
    return Boolean(new DecompressionStream('deflate-raw'));
  } catch {
    return false;
  }
}

/** The messages of a compressed frame, as JSON texts. */
export async function inflated(bytes: ArrayBuffer): Promise<string[]> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return messages(await new Response(stream).text());
}

/** What a compressed frame says once it is inflated: each part for the reader alone is put into its place. */
export function messages(text: string): string[] {
  const [shared = '', ...own] = text.split(PART);
  const [first, ...after] = shared.split(HOLE);
  if (after.length !== own.length) throw new Error('a compressed frame has lost a part');
  return [first, ...after.map((piece, place) => own[place] + piece)].join('').split('\n');
}

/** Hands on what comes over a socket in the order in which it came, though some of it takes a moment to be read. */
export class InOrder {
  #waiting: (() => void | Promise<void>)[] = [];
  #busy = false;

  /** Does something when all before it is done: at once, if it is. */
  add(todo: () => void | Promise<void>): void {
    this.#waiting.push(todo);
    if (!this.#busy) this.#go();
  }

  #go(): void {
    this.#busy = true;
    for (let todo = this.#waiting.shift(); todo; todo = this.#waiting.shift()) {
      let done: void | Promise<void> = undefined;
      try {
        done = todo();
      } catch (error) {
        // Whatever comes after it has its turn all the same.
        queueMicrotask(() => {
          throw error;
        });
      }
      if (done) {
        void done.finally(() => this.#go());
        return;
      }
    }
    this.#busy = false;
  }
}
