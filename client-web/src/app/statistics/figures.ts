import type { GameStatistics, LineStatistics } from '../../gen/protocol';
import { number } from '../../i18n/format';

/** A number with one digit behind the point at most. */
export const tenths = (value: number): string => number(Math.round(value * 10) / 10);

/** The same with its sign: “+4.2”, “−3”, “0”. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return number(0);
  return `${rounded < 0 ? '−' : '+'}${number(Math.abs(rounded))}`;
}

/** All numbers of seats of a game together. */
export function totals({ tables }: GameStatistics) {
  const sum = (of: (table: GameStatistics['tables'][number]) => number) =>
    tables.reduce((all, table) => all + of(table), 0);
  return { wins: sum(({ wins }) => wins), byChance: sum((table) => table.wins_by_chance) };
}

/** The years between two times by the clock of this device, the latest first. */
export function yearsOf([first, latest]: readonly [number, number]): number[] {
  const [from, to] = [new Date(first).getFullYear(), new Date(latest).getFullYear()];
  return Array.from({ length: to - from + 1 }, (_, n) => to - n);
}

/** A line of the score sheet in an average match. */
export interface Line {
  line: string;
  own: number;
  /** The own points less the average of the whole table. */
  more: number;
}

/** Dog Lover has a line for each dog: d01 and so on, and r01 and so on for rescue dogs. The sheet sums them up as well. */
function rowOf(line: string): string {
  if (/^d\d+$/.test(line)) return 'dogs';
  return /^r\d+$/.test(line) ? 'rescues' : line;
}

/** The lines with the most points first. A match without a line had 0 points in it. */
export function averageLines(lines: readonly LineStatistics[], matches: number): Line[] {
  const rows = new Map<string, { own: number; average: number }>();
  for (const { line, own, average } of lines) {
    const row = rows.get(rowOf(line)) ?? { own: 0, average: 0 };
    rows.set(rowOf(line), { own: row.own + own, average: row.average + average });
  }
  return [...rows]
    .map(([line, { own, average }]) => ({ line, own: own / matches, more: (own - average) / matches }))
    .sort((one, other) => other.own - one.own);
}
