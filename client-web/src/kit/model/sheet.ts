import type { Line, Param, ScoreSheet, Seat } from '../../gen/games';

/** The points of each seat, line by line, if the match ended now. */
export interface Sheet {
  /** The ids of the lines, in the order of the sheet. */
  order: readonly string[];
  /** By line and seat. */
  lines: Record<string, Record<Seat, Points>>;
  /** The sum of each seat's lines. */
  totals: Record<Seat, number>;
}

/** The points of a seat in a line. */
export interface Points {
  points: number;
  /** The explanation of the points. */
  why?: Line;
}

/** A displayed row: one line, or several that a game groups. */
export interface Row {
  id: string;
  /** By seat; absent for seats without points in this row. */
  points: Record<Seat, number>;
  /** The lines it groups; empty where the row is a single line. */
  children: string[];
}

/** The rows of a sheet. `rowOf` returns the row that a line belongs to. */
export function rows(scores: Sheet, rowOf: (line: string) => string | undefined): Row[] {
  const found = new Map<string, Row>();
  for (const line of scores.order) {
    const parent = rowOf(line);
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

/**
 * Reads the score sheet of a document, with the lines of `own` that only some viewers may see. `order` lists all
 * lines there can be.
 */
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

/** Decodes a cell from its wire format: points, the key of a sentence, then names and values of its parameters. */
function cellOf([points, key, ...rest]: readonly Param[]): Points {
  if (key === undefined) return { points: points as number };
  const params: Record<string, Param> = {};
  for (let at = 0; at < rest.length; at += 2) params[rest[at] as string] = rest[at + 1]!;
  return { points: points as number, why: { key: key as string, ...(rest.length && { with: params }) } };
}
