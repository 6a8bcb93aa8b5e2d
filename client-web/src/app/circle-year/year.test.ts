import { expect, test } from 'vitest';
import type { CircleGame, CirclePlayer, CircleRecord, CircleStatistics } from '../../gen/protocol';
import { yearOf } from './year';

const player = (name: string, wins: number, longest_streak: number): CirclePlayer => ({
  person: name as CirclePlayer['person'],
  name,
  matches: 9,
  wins,
  wins_by_chance: 3,
  streak: 0,
  longest_streak,
});

const record = (name: string, points: number, margin: number): CircleRecord => ({
  name,
  room: `${name} ${points}`,
  ended: 0,
  seats: 2,
  place: 1,
  points,
  ahead: 0,
  margin,
});

const game = (name: string, matches: number, margins: [number, number]): CircleGame => ({
  game: name,
  matches,
  most_points: record('Ana', 40, 1),
  clearest_win: record('Ana', 30, margins[0]),
  closest: record('Bia', 20, margins[1]),
});

const of = (players: CirclePlayer[], games: CircleGame[]): CircleStatistics => ({
  matches: 9,
  players,
  games,
});

test('the year names who won most, the longest run, what was played most and the matches that stand out', () => {
  const year = yearOf(
    of(
      [
        player('Ana', 4, 2),
        player('Bia', 3, 3),
        player('Caio', 1, 1),
        player('Duda', 1, 1),
        player('Eva', 0, 0),
      ],
      [game('dogs', 2, [5, -2]), game('dog-lover', 7, [9, 1])],
    ),
  );
  // Duda has won as often as Caio.
  expect(year.winners.map(({ name }) => name)).toEqual(['Ana', 'Bia', 'Caio', 'Duda']);
  expect(year.streak?.name).toBe('Bia');
  expect(year.games.map(({ game: name }) => name)).toEqual(['dog-lover', 'dogs']);
  expect(year.mostPlayed).toBe(7);
  expect([year.clearest?.game, year.clearest?.record.margin]).toEqual(['dog-lover', 9]);
  expect([year.closest?.game, year.closest?.record.margin]).toEqual(['dog-lover', 1]);
});

test('a year without a match has nothing that stands out', () => {
  const year = yearOf(of([], []));
  expect([year.winners, year.streak, year.clearest, year.closest, year.most]).toEqual([
    [],
    undefined,
    undefined,
    undefined,
    [],
  ]);
});

test('a single win is no run', () => {
  expect(yearOf(of([player('Ana', 1, 1)], [])).streak).toBeUndefined();
});

test('a single match is not said to be the closest and the clearest', () => {
  const only = record('Ana', 30, 4);
  const year = yearOf(
    of([], [{ game: 'dogs', matches: 1, most_points: only, clearest_win: only, closest: only }]),
  );
  expect([year.closest?.record.margin, year.clearest]).toEqual([4, undefined]);
});
