import type { GameInfo, Pace } from '../../gen/protocol';
import { needed } from '../../kit/lobby/options';

const DAY = 24;
const WEEK = 7 * DAY;

/** How long a round may last at most, in hours, by the kind of its pace. */
const LONGEST: Record<Pace['kind'], number[]> = {
  live: [1, 2, 3, 6, 12, DAY, 2 * DAY, 3 * DAY],
  days: [DAY, 2 * DAY, 3 * DAY, WEEK, 2 * WEEK, 4 * WEEK, 6 * WEEK],
  free: [1, 2, 3, 6, 12, DAY, 2 * DAY, 3 * DAY, WEEK, 2 * WEEK, 4 * WEEK, 6 * WEEK],
};

const USUAL: Record<Pace['kind'], number> = { live: 2, days: WEEK, free: WEEK };

export const longestChoices = ({ kind }: Pace): number[] => LONGEST[kind];

export const usualLongest = ({ kind }: Pace): number => USUAL[kind];

/**
 * The game with the options that can be chosen for a league. Some tables have fewer seats than most, so what is chosen in
 * another number for each number of seats is drawn.
 */
export function choosable(game: GameInfo, seats: number): GameInfo {
  const counts = Array.from({ length: seats - game.min_seats + 1 }, (_, n) => game.min_seats + n);
  const fields = game.fields.filter(
    (field) => new Set(counts.map((count) => needed(field, game, count))).size === 1,
  );
  return { ...game, fields };
}
