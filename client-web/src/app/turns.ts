import type { Waiting } from '../gen/protocol';

/** One turn: the same table may wait again later. */
const turnOf = ({ room, since }: Waiting) => `${room} ${since}`;

/** The turns that have come since the list was looked at before. */
export function fresh(before: readonly Waiting[], tables: readonly Waiting[]): Waiting[] {
  const known = new Set(before.map(turnOf));
  return tables.filter((table) => !known.has(turnOf(table)));
}
