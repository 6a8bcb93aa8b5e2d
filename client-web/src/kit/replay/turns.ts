// What an analysis says, in numbers that people read.
import type { Seat } from '../../gen/games';
import type { Estimate, Expectation } from '../../gen/protocol';
import { number } from '../../i18n/format';
import { signed } from '../model/cost-preview';

/** Points with their sign: whole from ten on, tenths below. */
export function points(value: number): string {
  const rounded = round(value);
  return rounded === 0 ? number(0) : signed(rounded);
}

/** An estimate, or only how uncertain it is where it may as well be 0. */
export function estimated({ expected: value, error }: Estimate): { text: string; certain: boolean } {
  const certain = Math.abs(value) > error || error === 0;
  return { text: certain ? points(value) : `± ${number(round(error))}`, certain };
}

/** A place, or a part of one, with hundredths. */
export function place(value: number): string {
  return number(hundredths(value));
}

/** What was made of a place, or only how uncertain that is where it may as well be 0. */
export function estimatedPlace({ expected: value, error }: Estimate): { text: string; certain: boolean } {
  const certain = Math.abs(value) > error || error === 0;
  const rounded = hundredths(value);
  const sum = rounded === 0 ? number(0) : signed(rounded);
  return { text: certain ? sum : `± ${number(hundredths(error))}`, certain };
}

/** A seat becomes the favourite. */
export interface Favourite {
  step: number;
  seat: Seat;
  /** How likely it was to win, in percent. */
  chance: number;
}

/** So many hundredths likelier than the favourite another seat must be to take its place: chances are estimates. */
const CLEARLY = 8;

/** Who was the favourite from which step on. */
export function favourites(expected: readonly Expectation[]): Favourite[] {
  const found: Favourite[] = [];
  for (const { step, seats } of expected) {
    const all = Object.entries(seats).map(([seat, { chance }]) => ({ step, seat: Number(seat), chance }));
    const likeliest = all.reduce((one, other) => (other.chance > one.chance ? other : one));
    const favourite = found.at(-1);
    const before = favourite ? (seats[favourite.seat]?.chance ?? 0) : 100 / all.length;
    if (likeliest.seat !== favourite?.seat && likeliest.chance - before >= CLEARLY) found.push(likeliest);
  }
  return found;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function round(value: number): number {
  return Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}
