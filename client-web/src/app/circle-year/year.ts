import type { CircleGame, CirclePlayer, CircleRecord, CircleStatistics } from '../../gen/protocol';

/** What stands out in a year of a circle. */
export interface Year {
  /** Those with the most wins, the one with the most first, and everybody with as many as the last of them. */
  winners: CirclePlayer[];
  /** Who has won most often in a row; of several, whoever has won more. Absent where nobody won twice. */
  streak: CirclePlayer | undefined;
  /** The games, the most played first, and how many matches that was at most. */
  games: CircleGame[];
  mostPlayed: number;
  clearest: Moment | undefined;
  closest: Moment | undefined;
  /** The match with the most points of each game. */
  most: Moment[];
}

/** A match that stands out. */
export interface Moment {
  game: string;
  record: CircleRecord;
}

/** How many winners are named, without those who share the last place. */
const NAMED = 3;

export function yearOf({ players, games }: CircleStatistics): Year {
  const winners = players.filter(({ wins }) => wins > 0);
  const streaks = winners.filter(({ longest_streak: streak }) => streak > 1);
  const wins = games.flatMap(({ game, clearest_win: record }) => (record ? [{ game, record }] : []));
  const clearest = best(wins, (one, other) => one.record.margin > other.record.margin);
  const closest = best(
    games.map(({ game, closest: record }) => ({ game, record })),
    (one, other) => marginOf(one.record) < marginOf(other.record),
  );
  return {
    winners: winners.filter(({ wins }) => wins >= (winners[NAMED - 1]?.wins ?? 0)),
    streak: best(streaks, (one, other) => one.longest_streak > other.longest_streak),
    games: [...games].sort((one, other) => other.matches - one.matches),
    mostPlayed: Math.max(1, ...games.map(({ matches }) => matches)),
    // Of a single match both say the same.
    clearest: clearest?.record.room === closest?.record.room ? undefined : clearest,
    closest,
    most: games.map(({ game, most_points: record }) => ({ game, record })),
  };
}

/** By how many points a match was won. Tie-breaks may put fewer points first. */
export const marginOf = ({ margin }: CircleRecord): number => Math.abs(margin);

/** The first of the list that no other is better than. */
function best<T>(list: readonly T[], isBetter: (one: T, other: T) => boolean): T | undefined {
  return list.reduce<T | undefined>(
    (found, one) => (found && !isBetter(one, found) ? found : one),
    undefined,
  );
}
