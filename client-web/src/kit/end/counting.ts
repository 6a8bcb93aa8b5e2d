import type { Seat } from '../../gen/games';
import type { Row } from '../model/sheet';

/** Points that fly to a line of the sheet. */
export interface Flight {
  seat: Seat;
  points: number;
}

/** The time for all rows together, and the limits of the pause between two of them, in milliseconds. */
const WHOLE = 4_500;
const [SHORTEST, LONGEST] = [220, 420];

/** The points that fly to a row, in the order of the seats. Nothing flies for a seat that scores nothing there. */
export function flightsTo(row: Row, seats: readonly Seat[]): Flight[] {
  return seats.flatMap((seat) => {
    const points = row.points[seat] ?? 0;
    return points === 0 ? [] : [{ seat, points }];
  });
}

/** The points of a seat in the first `shown` rows. */
export function sumOf(rows: readonly Row[], seat: Seat, shown: number): number {
  return rows.slice(0, shown).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0);
}

/** The pause before the next row: a long sheet is counted faster. */
export function pauseFor(rows: number): number {
  return Math.min(Math.max(WHOLE / Math.max(rows, 1), SHORTEST), LONGEST);
}
