import type { Seat } from '../../gen/games';
import type { LogEntry, TableEvent } from '../../gen/protocol';
import type { AnyLogic, Told } from './logic';
import { more } from '../../i18n/more';
import { say, type Speech } from './words';

/** The sentences of a step, told when the game looks like `view`. */
export function tell(game: AnyLogic, speech: Speech, entry: LogEntry, view: unknown): string[] {
  const seen = (entry.seen ?? []) as Told[];
  const told = seen.flatMap((one) => game.tell(one, entry, view));
  const lines = [
    ...(entry.table ?? []).flatMap((event) => tellTable(event, speech)),
    ...told.map(({ what, ...params }) => say(speech, 'log', what, params)),
  ];
  if (entry.undoes !== undefined)
    lines.push(more('log-undone', { name: entry.by === undefined ? '' : speech.people.name(entry.by) }));
  return lines;
}

/** What happened to the table, in words. */
function tellTable(event: TableEvent, speech: Speech): string[] {
  if (event.what === 'late') return event.seats.map((seat) => tableLine({ what: 'late', seat }, speech));
  return [tableLine(event, speech)];
}

function tableLine({ what, ...params }: { what: string; seat?: Seat }, speech: Speech): string {
  return say({ ...speech, game: 'table', seats: [] }, 'log', what, params);
}
