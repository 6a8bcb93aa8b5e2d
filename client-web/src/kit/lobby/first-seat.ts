import type { TableView } from '../../gen/protocol';
import { inLobby } from '../../i18n/lobby';
import { playerName, type People } from '../model/players';

/** Whoever sits there, or the number of the free seat. */
export function seatName(seat: number, table: TableView, people: People): string {
  const view = table.seats[seat];
  return !view || view.kind === 'empty'
    ? inLobby('first-seat-free', { n: seat + 1 })
    : playerName(seat, view, people);
}
