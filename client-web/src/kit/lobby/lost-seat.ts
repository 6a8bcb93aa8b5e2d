import type { Seat } from '../../gen/games';
import type { LogEntry } from '../../gen/protocol';

/** How the last player of a seat left it; undefined if none did. */
export function lostSeat(log: readonly LogEntry[], seat: Seat): 'stood' | 'sent_away' | undefined {
  let how: 'stood' | 'sent_away' | undefined;
  for (const event of log.flatMap(({ table }) => table ?? [])) {
    if ((event.what === 'stood' || event.what === 'sent_away') && event.seat === seat) how = event.what;
  }
  return how;
}
