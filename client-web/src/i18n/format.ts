import { apart } from './message';
import { language } from './text.svelte';

/** Formats are dear to make: one of each stays for as long as the language does. */
function kept<Format>(make: (locale: string) => Format): () => Format {
  let made: { of: string; format: Format } | undefined;
  return () => {
    const { now } = language;
    if (made?.of !== now) made = { of: now, format: make(now) };
    return made.format;
  };
}

const numbers = kept((locale) => new Intl.NumberFormat(locale));
const lists = kept((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const times = kept((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const moments = kept(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const spans = kept((locale) => new Intl.RelativeTimeFormat(locale));
// “this minute” is better than “in 0 minutes”; no other number of minutes has a name.
const minutes = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

export function number(value: number): string {
  return numbers().format(value);
}

/** Several things in one breath: “Ana, Bruno and Chie”. */
export function list(items: string[]): string {
  return lists().format(items.map(apart));
}

export function timeOfDay(at: number): string {
  return times().format(at);
}

export function moment(at: number): string {
  return moments().format(at);
}

/** From how many seconds on a time is told in which unit. A day before two of them are over is not “tomorrow” for sure. */
const UNITS: [Intl.RelativeTimeFormatUnit, length: number, from: number][] = [
  ['day', 86_400, 2 * 86_400],
  ['hour', 3_600, 3_600],
];

/** “in 2 days”, “5 minutes ago”. */
export function relative(at: number, now: number): string {
  const seconds = (at - now) / 1000;
  for (const [unit, length, from] of UNITS) {
    if (Math.abs(seconds) < from) continue;
    return spans().format(Math.trunc(seconds / length), unit);
  }
  return minutes().format(Math.trunc(seconds / 60), 'minute');
}

/** A short time left as a clock: 4:05. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
