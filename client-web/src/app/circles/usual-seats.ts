import type { Evening, GameInfo } from '../../gen/protocol';

/**
 * How many seats a new evening of a circle is proposed with: those of the latest one, before any as many as the circle has
 * members, as far as its first game has them.
 */
export function usualSeats(
  evenings: readonly Pick<Evening, 'created' | 'seats'>[],
  members: number,
  game: Pick<GameInfo, 'min_seats' | 'max_seats'> | undefined,
): number {
  const latest = [...evenings].sort((one, other) => other.created - one.created)[0];
  const { min_seats = 2, max_seats = 2 } = game ?? {};
  return Math.min(Math.max(latest?.seats ?? members, min_seats), max_seats);
}
