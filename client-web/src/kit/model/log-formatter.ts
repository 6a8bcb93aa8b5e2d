import type { Seat } from '../../gen/games';
import type { LogEntry } from '../../gen/protocol';
import { language } from '../../i18n/text.svelte';
import type { AnyLogic } from './logic';
import { tell } from './log-lines';
import { say, type Speech } from './words';

export interface ToldStep {
  entry: LogEntry;
  lines: string[];
}

/** Puts a story into words, and each of its steps only once. */
export class LogFormatter {
  #told = new WeakMap<LogEntry, ToldStep>();
  #in = '';

  tell(game: AnyLogic, speech: Speech, log: readonly LogEntry[], view: unknown): ToldStep[] {
    // Names and the language may change on the way.
    const names = [0, 1, 2, 3, 4, 5].map((seat) => speech.people.name(seat));
    const now = [language.now, speech.people.me, ...names].join('\n');
    if (now !== this.#in) {
      this.#in = now;
      this.#told = new WeakMap();
    }
    // What was told stays the very same: whoever shows it has nothing to do.
    return log
      .map((entry) => {
        let step = this.#told.get(entry);
        if (!step) this.#told.set(entry, (step = { entry, lines: tell(game, speech, entry, view) }));
        return step;
      })
      .filter(({ lines }) => lines.length);
  }

  /** What each seat did last, in words: not what came of it for others. */
  lastDeeds(game: AnyLogic, speech: Speech, log: readonly LogEntry[], view: unknown): Map<Seat, string> {
    const deeds = new Map<Seat, string>();
    for (const entry of [...log].reverse()) {
      if (entry.by === undefined || deeds.has(entry.by)) continue;
      const own = (entry.seen ?? [])
        .flatMap((seen) => game.tell(seen, entry, view))
        .filter(({ seat }) => seat === entry.by)
        .at(-1);
      if (!own) continue;
      const { what, ...params } = own;
      deeds.set(entry.by, say(speech, 'log', what, params));
    }
    return deeds;
  }
}
