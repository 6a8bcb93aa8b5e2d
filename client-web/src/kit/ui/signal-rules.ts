import type { Signal } from './signal-store';

/** When signals were played last, in milliseconds. */
export type Played = Partial<Record<Signal, number>>;

/** The same signal is played once in this time. */
const AGAIN: Record<Signal, number> = { turn: 1_500, chosen: 60, moved: 120, points: 60, won: 1_500 };
/** A player who has just chosen looks at the table: their next turn needs no signal. */
const ATTENTIVE = 1_200;

/** Whether a signal is played at `now`. In a hidden tab, only the own turn is. */
export function isHeard(
  what: Signal,
  now: number,
  { hidden, played }: { hidden: boolean; played: Played },
): boolean {
  const since = (one: Signal) => now - (played[one] ?? -Infinity);
  if (since(what) < AGAIN[what]) return false;
  if (hidden) return what === 'turn';
  return what !== 'turn' || since('chosen') >= ATTENTIVE;
}

/** How a phone vibrates, in milliseconds on and off. Most signals cannot be felt. */
export const VIBRATIONS: Partial<Record<Signal, number[]>> = { turn: [35, 70, 35], chosen: [12] };
