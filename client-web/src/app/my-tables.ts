import type { TableSummary, Waiting } from '../gen/protocol';
import type { LastSeen } from '../net/last-seen';

/** What a table of the user is at, in the order of the list. */
const STAGES = ['turn', 'others', 'gathering', 'ended'] as const;
export type Stage = (typeof STAGES)[number];

/** A table of the user on the start page. */
export interface MyTable {
  room: string;
  game: string;
  stage: Stage;
  /** Absent if only the socket has told of the table. */
  table?: TableSummary;
  /** Since when the table waits for the user. */
  since?: number;
  /** When the time of the awaited players is up. */
  deadline?: number;
  /** The match as this browser has last shown it. */
  seen?: LastSeen;
}

interface Sources {
  /** The tables at which the user has a seat, finished ones included. */
  listed: readonly TableSummary[];
  /** The tables that wait for the user; undefined until the socket has told. */
  waiting: readonly Waiting[] | undefined;
  lastSeen: (room: string) => LastSeen | undefined;
}

/** The most finished matches that are shown. */
const MAX_ENDED = 6;

const isOver = ({ status }: TableSummary) => status === 'over' || status === 'abandoned';

/** Whether somebody else plays who is no bot. */
function hasCompany({ seats, yours }: TableSummary): boolean {
  return Object.entries(seats).some(([seat, who]) => Number(seat) !== yours && who.kind === 'user');
}

export function freeSeats({ seats }: TableSummary): number {
  return Object.values(seats).filter(({ kind }) => kind === 'empty').length;
}

/** Whether a bot plays for the user for now. */
export function hasStandIn({ seats, yours }: TableSummary): boolean {
  const own = yours === undefined ? undefined : seats[yours];
  return own?.kind === 'user' && own.stand_in === true;
}

/** The user's tables: each once, the most urgent first. */
export function myTables({ listed, waiting, lastSeen }: Sources): MyTable[] {
  const found: MyTable[] = [];
  const turns = new Map(waiting?.map((turn) => [turn.room, turn]));
  for (const table of listed) {
    const { room, game } = table;
    const turn = turns.get(room);
    turns.delete(room);
    const seen = lastSeen(room);
    const stage = stageOf(table, waiting ? turn !== undefined : isAwaited(table), seen);
    if (!stage) continue;
    const deadline = turn?.deadline ?? table.deadline;
    found.push({
      room,
      game,
      stage,
      table,
      ...(turn && { since: turn.since }),
      ...(deadline !== undefined && { deadline }),
      ...(seen && { seen }),
    });
  }
  // Tables that began to wait after the list was loaded.
  for (const turn of turns.values()) found.push({ ...turn, stage: 'turn' });
  found.sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) || ORDER[a.stage](a, b));
  // The finished ones are the last.
  const firstEnded = found.findIndex(({ stage }) => stage === 'ended');
  return firstEnded < 0 ? found : found.slice(0, firstEnded + MAX_ENDED);
}

type Order = (a: MyTable, b: MyTable) => number;

/** What a table is at; undefined if the start page does not show it. */
function stageOf(table: TableSummary, awaited: boolean, seen: LastSeen | undefined): Stage | undefined {
  // The memory of a match is cleared when its end is shown.
  if (isOver(table)) return seen && 'ended';
  if (table.status === 'gathering') return 'gathering';
  return awaited ? 'turn' : 'others';
}

/** Whether a table waits for the user, by the list alone. A bot that plays for them decides in their place. */
function isAwaited(table: TableSummary): boolean {
  const own = table.yours === undefined ? undefined : table.seats[table.yours];
  return own?.awaited === true && !hasStandIn(table);
}

/**
 * The least time left first; then those at which other people wait, the longest wait first; then those with bots
 * alone, which wait for nobody, the latest first.
 */
function byUrgency(a: MyTable, b: MyTable): number {
  if (a.deadline !== b.deadline) return (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
  const [alone, otherAlone] = [a, b].map(({ table }) => table !== undefined && !hasCompany(table));
  if (alone !== otherAlone) return Number(alone) - Number(otherAlone);
  return alone ? latestFirst(a, b) : waitingSince(a) - waitingSince(b);
}

const waitingSince = ({ since, table }: MyTable) => since ?? table?.touched ?? 0;

const latestFirst: Order = (a, b) => (b.table?.touched ?? 0) - (a.table?.touched ?? 0);

/** Those with this property first, the others after them; within both, the latest first. */
function first(has: (table: TableSummary) => boolean): Order {
  const rank = ({ table }: MyTable) => (table && has(table) ? 0 : 1);
  return (a, b) => rank(a) - rank(b) || latestFirst(a, b);
}

const ORDER: Record<Stage, Order> = {
  turn: byUrgency,
  others: first(hasStandIn),
  gathering: first((table) => freeSeats(table) === 0),
  ended: latestFirst,
};
