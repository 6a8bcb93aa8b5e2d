import { withoutQuestion, type RoomDocument } from '../../net/document';
import type { RoomStore } from '../../net/room.svelte';
import { hasNews, knownStep } from './missed';

/** How long after the return to the page a lost connection is noticed, in milliseconds. */
const NOTICED = 10_000;

/**
 * The time in which a page is hidden, as on a phone in a pocket. If others have moved meanwhile, the table is shown as
 * the user left it when they return, and `tell` is called with the step up to which they know the match.
 */
export class Absence {
  #room: RoomStore;
  #tell: (known: number) => void;
  /** The state of the room when the page was hidden. */
  #left: { version: number; document: RoomDocument } | undefined;
  /** The browser has cut the connection meanwhile: what was missed comes with the next one. */
  #lost = false;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(room: RoomStore, tell: (known: number) => void) {
    this.#room = room;
    this.#tell = tell;
  }

  /** Called when the page is hidden or shown. */
  pageChanged(hidden: boolean): void {
    clearTimeout(this.#forget);
    const { document, past, version } = this.#room;
    if (!hidden) {
      this.#forget = setTimeout(() => (this.#left = undefined), NOTICED);
      return this.#returned();
    }
    this.#lost = false;
    this.#left = document && !past ? { version, document } : undefined;
  }

  /** Called when the connection is lost or is there again; `hidden` is the page. */
  connectionChanged(hidden: boolean): void {
    if (this.#room.connection !== 'live') this.#lost = true;
    else if (this.#lost && !hidden) this.#returned();
  }

  end(): void {
    clearTimeout(this.#forget);
  }

  #returned(): void {
    const left = this.#left;
    if (!left || this.#room.connection !== 'live') return;
    const { log, document } = this.#room;
    const me = document?.you?.seat;
    const known = knownStep(log, me, left.version) ?? left.version;
    const news = hasNews(log, known, me);
    if (news || this.#lost) this.#left = undefined;
    if (!news) return;
    this.#room.past = { version: left.version, document: withoutQuestion(left.document) };
    this.#tell(known);
  }
}
