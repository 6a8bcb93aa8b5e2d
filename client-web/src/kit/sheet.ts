import type { Score, ScoreSheet, Seat } from '../gen/games';

/** A row of the sheet as it is shown: a line, or several that belong together. */
export interface Row {
  id: string;
  /** The points of each seat that has any here. */
  points: Record<Seat, number>;
  /** The lines it is made of, where it is no line itself. */
  children: string[];
}

/** The rows of a sheet; `under` says which row a line is a part of. */
export function rows(scores: ScoreSheet, under: (line: string) => string | undefined): Row[] {
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

/** The sheet with the lines that only some seats may know yet. */
export function withOwn(
  scores: ScoreSheet | undefined,
  own: Readonly<Record<Seat, ScoreSheet>> | undefined,
): ScoreSheet | undefined {
  if (!scores || !own) return scores;
  const order = [...scores.order];
  const lines: Record<string, Record<Seat, Score>> = { ...scores.lines };
  const totals = { ...scores.totals };
  for (const [key, sheet] of Object.entries(own)) {
    const seat = Number(key);
    for (const line of sheet.order) {
      const score = sheet.lines[line]?.[seat];
      if (!score) continue;
      if (!order.includes(line)) order.push(line);
      lines[line] = { ...lines[line], [seat]: score };
      totals[seat] = (totals[seat] ?? 0) + score.points;
    }
  }
  return { order, lines, totals };
}
