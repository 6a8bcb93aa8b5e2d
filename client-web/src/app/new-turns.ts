import type { Waiting } from '../gen/protocol';

/** Identifies one turn: the same table may wait again later. */
const turnOf = ({ room, since }: Waiting) => `${room} ${since}`;

/** The turns that were not in the list before. */
export function newTurns(before: readonly Waiting[], tables: readonly Waiting[]): Waiting[] {
  const known = new Set(before.map(turnOf));
  return tables.filter((table) => !known.has(turnOf(table)));
}
