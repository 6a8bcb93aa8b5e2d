import { apart } from './message';
import { language } from './text.svelte';

/** Several things in one breath: “Ana, Bruno and Chie”. */
export function list(items: string[]): string {
  return new Intl.ListFormat(language.now, { type: 'conjunction' }).format(items.map(apart));
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(language.now, { timeStyle: 'short' }).format(at);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
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
    return new Intl.RelativeTimeFormat(language.now).format(Math.trunc(seconds / length), unit);
  }
  // “this minute” is better than “in 0 minutes”; no other number of minutes has a name.
  const format = new Intl.RelativeTimeFormat(language.now, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / 60), 'minute');
}

/** A short time left as a clock: 4:05. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
