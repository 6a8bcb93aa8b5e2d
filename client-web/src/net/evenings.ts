import type { Evening, EveningOfTable, TableView } from '../gen/protocol';
import { ask } from './http';

/** The evening that a table belongs to, as far as the user may know it; none without an answer, too. */
export const eveningOf = (room: string): Promise<Evening | undefined> =>
  ask<EveningOfTable>('GET', `/tables/${room}/evening`).then(
    ({ evening }) => evening,
    () => undefined,
  );

/** The same, where a table may belong to one: only people play in it, and not at open tables. */
export const eveningAt = async (room: string, table: TableView): Promise<Evening | undefined> =>
  table.open || Object.values(table.seats).some(({ kind }) => kind === 'bot') ? undefined : eveningOf(room);
