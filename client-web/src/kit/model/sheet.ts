import type { Line, Param, ScoreSheet, Seat } from '../../gen/games';

/** What each seat would score if the match ended now, line by line. */
export interface Sheet {
  /** The lines, in the order of the sheet. */
  order: readonly string[];
  /** The points of each seat in each line. */
  lines: Record<string, Record<Seat, Points>>;
  /** The sum of each seat's lines. */
  totals: Record<Seat, number>;
}

/** What a seat has in a line. */
export interface Points {
  points: number;
  /** How they came about. */
  why?: Line;
}

/** A row of the sheet as it is shown: a line, or several that belong together. */
export interface Row {
  id: string;
  /** The points of each seat that has any here. */
  points: Record<Seat, number>;
  /** The lines it is made of, where it is no line itself. */
  children: string[];
}

/** The rows of a sheet; `under` says which row a line is a part of. */
export function rows(scores: Sheet, under: (line: string) => string | undefined): Row[] {
  const found = new Map<string, Row>();
  for (const line of scores.order) {
    const parent = under(line);
    const id = parent ?? line;
    let row = found.get(id);
    if (!row) found.set(id, (row = { id, points: {}, children: [] }));
    if (parent !== undefined) row.children.push(line);
    for (const [seat, { points }] of Object.entries(scores.lines[line] ?? {})) {
      row.points[Number(seat)] = (row.points[Number(seat)] ?? 0) + points;
    }
  }
  return [...found.values()];
}

/** The sheet, with the lines that only some seats may know yet; `order` is that of all lines there are. */
export function sheetOf(
  scores: ScoreSheet | undefined,
  own: Readonly<Record<Seat, ScoreSheet>> | undefined,
  order: readonly string[],
  seats: readonly Seat[],
): Sheet | undefined {
  if (!scores) return undefined;
  const sheet: Sheet = { order: [], lines: {}, totals: Object.fromEntries(seats.map((seat) => [seat, 0])) };
  for (const part of [scores, ...Object.values(own ?? {})]) {
    for (const [line, cells] of Object.entries(part)) {
      const row = (sheet.lines[line] ??= {});
      for (const [key, score] of Object.entries(cells)) {
        const seat = Number(key);
        const cell = (row[seat] = cellOf(score));
        sheet.totals[seat] = (sheet.totals[seat] ?? 0) + cell.points;
      }
    }
  }
  sheet.order = order.filter((line) => line in sheet.lines);
  return sheet;
}

/** A cell, from the list as which it is told: points, the key of a sentence, names and values of its parameters. */
function cellOf([points, key, ...rest]: readonly Param[]): Points {
  if (key === undefined) return { points: points as number };
  const params: Record<string, Param> = {};
  for (let at = 0; at < rest.length; at += 2) params[rest[at] as string] = rest[at + 1]!;
  return { points: points as number, why: { key: key as string, ...(rest.length && { with: params }) } };
}
