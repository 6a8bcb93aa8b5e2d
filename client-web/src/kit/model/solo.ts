import type { Seat } from '../../gen/games';
import type { SeatSummary, SeatView } from '../../gen/protocol';

/** Whether all seats but `me` are played by bots. */
export function isSolo(seats: Record<Seat, SeatView | SeatSummary>, me: Seat | undefined): boolean {
  return Object.entries(seats).every(
    ([seat, who]) => Number(seat) === me || who.kind === 'bot' || (who.kind === 'user' && who.stand_in),
  );
}
