import type { Seat } from '../../gen/games';
import type { Holder } from '../../gen/protocol';

/** Whether nobody but the person in this seat plays: bots have all the others, or stand in there. */
export function isAlone(seats: Record<Seat, Holder>, me: Seat | undefined): boolean {
  return Object.entries(seats).every(
    ([seat, who]) => Number(seat) === me || who.kind === 'bot' || (who.kind === 'person' && who.stand_in),
  );
}
