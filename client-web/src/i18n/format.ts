import { language } from './text.svelte';

export function number(value: number): string {
  return new Intl.NumberFormat(language.now).format(value);
}

/** Several things in one breath: “Ana, Bruno and Chie”. */
export function list(items: string[]): string {
  return new Intl.ListFormat(language.now, { type: 'conjunction' }).format(items);
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(language.now, { timeStyle: 'short' }).format(at);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** “in 2 days”, “5 minutes ago”. */
export function relative(at: number, now: number): string {
  const seconds = (at - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language.now, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(Math.trunc(seconds / 60), 'minute');
}

/** A short time left as a clock: 4:05. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
