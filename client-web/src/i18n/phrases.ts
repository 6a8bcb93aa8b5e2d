import { serverNow } from '../net/clock.svelte';
import { isolated } from './message';
import { language, type Language } from './text.svelte';

/** A list in one phrase: “Ana, Bruno and Chie”. */
export function list(items: string[]): string {
  return new Intl.ListFormat(language.now, { type: 'conjunction' }).format(items.map(isolated));
}

/** “2:05 PM” today, “Dec 3, 2:05 PM” on another day, with the year if it is another one. */
export function timeSaid(at: number): string {
  const [then, now] = [new Date(at), new Date(serverNow())];
  const isThisYear = then.getFullYear() === now.getFullYear();
  const isToday = then.toDateString() === now.toDateString();
  const date = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language.now, { ...year, ...date, ...time }).format(at);
}

/** “Thursday, Dec 3”. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(language.now, { weekday: 'long', day: 'numeric', month: 'short' }).format(
    at,
  );
}

/** “Thursday” for a day of the next six, “Dec 20” for a later one. */
export function nextDay(at: number): string {
  const isSoon = at < serverNow() + 6 * 86_400_000;
  const parts = isSoon ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language.now, parts).format(at);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/**
 * Units of relative times, and from how many seconds on each is used. Days are used from two days on: less than two
 * days from now is not always “tomorrow”.
 */
const UNITS: [Intl.RelativeTimeFormatUnit, length: number, from: number][] = [
  ['day', 86_400, 2 * 86_400],
  ['hour', 3_600, 3_600],
];

/** Less than a minute: “in 0 minutes” and “this minute” fit into no sentence. */
const MOMENT: Record<Language, { ago: string; ahead: string }> = {
  en: { ago: 'just now', ahead: 'in less than a minute' },
  'pt-BR': { ago: 'agora mesmo', ahead: 'em menos de um minuto' },
  ja: { ago: 'たった今', ahead: '1分以内' },
};

/** “in 2 days”, “5 minutes ago”, “just now”. */
export function relative(at: number, now: number): string {
  const seconds = (at - now) / 1000;
  for (const [unit, length, from] of UNITS) {
    if (Math.abs(seconds) < from) continue;
    return new Intl.RelativeTimeFormat(language.now).format(Math.trunc(seconds / length), unit);
  }
  const minutes = Math.trunc(seconds / 60);
  if (minutes) return new Intl.RelativeTimeFormat(language.now).format(minutes, 'minute');
  return MOMENT[language.now][seconds > 0 ? 'ahead' : 'ago'];
}

/** “in 3 hours”, rounded up: who has waited that long has waited long enough. */
export function after(seconds: number): string {
  const [unit, length] = UNITS.find(([, , from]) => seconds >= from) ?? (['minute', 60] as const);
  return new Intl.RelativeTimeFormat(language.now).format(Math.max(1, Math.ceil(seconds / length)), unit);
}

/** The remaining time as a clock: 4:05. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
