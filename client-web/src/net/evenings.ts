import type { Evening, EveningOfTable, TableView } from '../gen/protocol';
import { ask } from './http';

/** The evening or the league that a table belongs to, as far as the user may know it; none without an answer, too. */
const ofTable = (room: string): Promise<EveningOfTable> =>
  ask<EveningOfTable>('GET', `/tables/${room}/evening`).catch(() => ({}));

export const eveningOf = (room: string): Promise<Evening | undefined> =>
  ofTable(room).then(({ evening }) => evening);

/** What is being asked for: at the end of a match, the score, the stage and the dock want the same at the same moment. */
const asked = new Map<string, Promise<EveningOfTable>>();

/** What a table that is not open and has several people at it belongs to; undefined if it is nothing. */
export async function eveningAt(room: string, table: TableView): Promise<EveningOfTable | undefined> {
  if (table.open || Object.values(table.seats).filter(({ kind }) => kind === 'user').length < 2)
    return undefined;
  const key = `${room} ${table.status}`;
  const answer = asked.get(key) ?? ofTable(room).finally(() => asked.delete(key));
  asked.set(key, answer);
  const found = await answer;
  return found.evening || found.league ? found : undefined;
}
