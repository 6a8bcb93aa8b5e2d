import type { Seat } from '../../gen/games';
import type { LogEntry } from '../../gen/protocol';
import { isolated } from '../../i18n/message';
import { language } from '../../i18n/text.svelte';
import { logLinesOf, sentenceInWords, sentencesOf } from './log-lines';
import type { TextContext } from './game-text';

export interface LoggedStep {
  entry: LogEntry;
  lines: string[];
}

/** Puts the log into words, and caches the words of each step. */
export class LogFormatter {
  #cache = new WeakMap<LogEntry, LoggedStep>();
  #cacheKey = '';
  #people: TextContext['players']['people'] | undefined;

  format(context: TextContext, log: readonly LogEntry[]): LoggedStep[] {
    // The cache is dropped when names or the language change.
    const names = [0, 1, 2, 3, 4, 5].map((seat) => context.players.name(seat));
    const key = [language.now, context.players.me, ...names].join('\n');
    if (key !== this.#cacheKey || context.players.people !== this.#people) {
      this.#cacheKey = key;
      this.#people = context.players.people;
      this.#cache = new WeakMap();
    }
    // Cached steps keep their identity, so that components need not render them again.
    return log
      .map((entry) => {
        let step = this.#cache.get(entry);
        if (!step) this.#cache.set(entry, (step = { entry, lines: logLinesOf(context, entry, log) }));
        return step;
      })
      .filter(({ lines }) => lines.length);
  }

  /** The last action of each seat in words, without its consequences for other seats, and without `asides`. */
  lastActions(
    context: TextContext,
    log: readonly LogEntry[],
    asides: readonly string[] = [],
  ): Map<Seat, string> {
    const actions = new Map<Seat, string>();
    for (const entry of [...log].reverse()) {
      if (entry.by === undefined || actions.has(entry.by)) continue;
      const own = sentencesOf(entry)
        .filter(({ key, with: { seat } }) => seat === entry.by && !asides.includes(key))
        .at(-1);
      if (own)
        actions.set(
          entry.by,
          withoutName(sentenceInWords(context, entry, own), context.players.name(entry.by)),
        );
    }
    return actions;
  }
}

/** What may follow the name of whoever acts, before what they do: in Japanese a title and a particle. */
const AFTER_NAME = /^(?:さん[がは]?(?!の)|(?=[\s:：]))[:：、\s]*/;

/** A sentence without the name that it begins with, for where that stands already. */
export function withoutName(sentence: string, name: string): string {
  const named = [isolated(name), name].find((one) => sentence.startsWith(one));
  const rest = named && sentence.slice(named.length);
  const said = rest?.replace(AFTER_NAME, '');
  if (!said || said === rest) return sentence;
  return said.charAt(0).toLocaleUpperCase(language.now) + said.slice(1);
}
