import type { LogLine, Seat } from '../../gen/games';
import type { LogEntry, ObservedTableEvent } from '../../gen/protocol';
import { inRoom } from '../../i18n/room';
import { day } from '../../i18n/phrases';
import { t } from '../../i18n/text.svelte';
import { say, type TextContext } from './game-text';
import { personName } from './players';

/** What a viewer observed, with its log lines where it does not read just as it was observed. */
export type Observed = { what: string; log?: LogLine[] } & Record<string, unknown>;

/** One sentence of the log: the text `<game>-log-<key>` and its parameters. */
export interface LogSentence {
  key: string;
  with: Record<string, unknown>;
}

/** The sentences of an observation: its log lines, or else one sentence with the fields of the observation. */
export function logSentences({ what, log, ...fields }: Observed): LogSentence[] {
  return log?.map(({ key, with: params = {} }) => ({ key, with: params })) ?? [{ key: what, with: fields }];
}

/** The sentences of a step. */
export const sentencesOf = (entry: LogEntry): LogSentence[] =>
  ((entry.observed ?? []) as Observed[]).flatMap(logSentences);

/** A sentence in words. Where it names no seat, it is about the player of the step. */
export function sentenceInWords(context: TextContext, entry: LogEntry, sentence: LogSentence): string {
  return say(context, 'log', sentence.key, { seat: entry.by, ...sentence.with });
}

/** The log lines of a step in words. `log` has the steps before it. */
export function logLinesOf(context: TextContext, entry: LogEntry, log: readonly LogEntry[]): string[] {
  const lines = [
    ...(entry.table ?? []).flatMap((event) => tableEventInWords(event, context, log, entry.version)),
    ...sentencesOf(entry).map((sentence) => sentenceInWords(context, entry, sentence)),
  ];
  if (entry.undoes !== undefined)
    lines.push(inRoom('log-undone', { name: entry.by === undefined ? '' : context.players.name(entry.by) }));
  return lines;
}

/** The sentences of a change of the table, which is part of the step `version` of the log. */
export function tableEventInWords(
  event: ObservedTableEvent,
  context: TextContext,
  log: readonly LogEntry[],
  version: number,
): string[] {
  // What a host sets before anybody else is there changes nothing for anyone.
  if (event.what === 'changed' && takenBefore(log, version) < 2) return [];
  if (event.what === 'late') return event.seats.map((seat) => tableSentence({ what: 'late', seat }, context));
  if (event.what === 'sat') {
    const { what, seat, person } = event;
    return [
      tableSentence({ what, seat, name: person ? personName(person, context.players.people) : '' }, context),
    ];
  }
  if (event.what === 'taken_over') {
    const { what, seat, person } = event;
    const { people } = context.players;
    const before = personBefore(log, version, seat);
    const names = {
      name: person ? personName(person, people) : '',
      before: before ? personName(before, people) : t('somebody'),
    };
    return [tableSentence({ what, seat, ...names }, context)];
  }
  if (event.what === 'vacation') {
    const { seat, from, until } = event;
    // It ends at the beginning of a day; the day before is the last one.
    return [
      tableSentence(
        { what: until > from ? 'vacation' : 'vacation_cancelled', seat, date: day(until - 1) },
        context,
      ),
    ];
  }
  if (event.what !== 'stood' && event.what !== 'sent_away') return [tableSentence(event, context)];
  // Another player may have that seat by now, or nobody.
  const sat = personBefore(log, version, event.seat);
  const left = sat && personName(sat, context.players.people);
  const name = (seat: Seat) => (seat === event.seat && left) || context.players.name(seat);
  return [tableSentence(event, { ...context, players: { ...context.players, name } })];
}

const eventsBefore = (log: readonly LogEntry[], version: number): ObservedTableEvent[] =>
  log.filter((entry) => entry.version < version).flatMap(({ table }) => table ?? []);

/** How often a seat was taken before a step. */
const takenBefore = (log: readonly LogEntry[], version: number): number =>
  eventsBefore(log, version).filter(({ what }) => what === 'sat' || what === 'bot_sat').length;

/** The key of the user who had a seat before a step; undefined if the log does not say. */
function personBefore(log: readonly LogEntry[], version: number, seat: Seat): string | undefined {
  return eventsBefore(log, version)
    .filter((event) => event.what === 'sat' || event.what === 'taken_over')
    .filter((event) => event.seat === seat)
    .at(-1)?.person;
}

function tableSentence(
  { what, ...params }: { what: string; seat?: Seat; name?: string; before?: string; date?: string },
  context: TextContext,
): string {
  return say({ ...context, game: 'table', seats: [] }, 'log', what, params);
}
