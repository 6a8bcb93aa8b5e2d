import type { Evening, EveningOfTable, TableView } from '../gen/protocol';
import { ask } from './http';

/** The evening that a table belongs to, as far as the user may know it; none without an answer, too. */
export const eveningOf = (room: string): Promise<Evening | undefined> =>
  ask<EveningOfTable>('GET', `/tables/${room}/evening`).then(
    ({ evening }) => evening,
    () => undefined,
  );

/** What is being asked for: at the end of a match, the score, the stage and the dock want the same at the same moment. */
const asked = new Map<string, Promise<Evening | undefined>>();

/** The evening of a table that may belong to one: only people play in it, and it is not open. */
export async function eveningAt(room: string, table: TableView): Promise<Evening | undefined> {
  if (table.open || Object.values(table.seats).some(({ kind }) => kind === 'bot')) return undefined;
  const key = `${room} ${table.status}`;
  const answer = asked.get(key) ?? eveningOf(room).finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}
