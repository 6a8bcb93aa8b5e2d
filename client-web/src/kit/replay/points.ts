import type { ScoreSheet, Seat } from '../../gen/games';
import type { Recording } from '../../net/recording';

/** A seat takes the lead. */
export interface Lead {
  step: number;
  seat: Seat;
  /** Its points at the end of the turn in which it took the lead. */
  points: number;
}

/** What each seat would have had if the match had ended with a step, for every step of a match. */
export interface PointsHistory {
  /** By seat, from the first step on. */
  points: ReadonlyMap<Seat, readonly number[]>;
  least: number;
  most: number;
  leads: readonly Lead[];
}

type Steps = Pick<Recording, 'first' | 'last' | 'at' | 'entry'>;

/** The points of a match, as far as its viewer sees them. */
export function pointsHistory(recording: Steps): PointsHistory {
  const { first, last } = recording;
  const seats = Object.keys(recording.at(last).table.seats).map(Number);
  const points = new Map<Seat, number[]>(seats.map((seat) => [seat, []]));
  let known: { sheets: unknown[]; totals: Map<Seat, number> } | undefined;
  for (let step = first; step <= last; step++) {
    const { scores, private_scores: own } = recording.at(step);
    // Most steps change nobody's points.
    if (!known || known.sheets[0] !== scores || known.sheets[1] !== own)
      known = { sheets: [scores, own], totals: totals([scores ?? {}, ...Object.values(own ?? {})]) };
    for (const [seat, line] of points) line.push(known.totals.get(seat) ?? 0);
  }
  const all = [...points.values()].flat();
  return {
    points,
    // Not with one call for all: long matches have more values than a call takes arguments.
    least: all.reduce((least, one) => Math.min(least, one), 0),
    most: all.reduce((most, one) => Math.max(most, one), 1),
    leads: seats.length > 1 ? leadsIn(recording, points) : [],
  };
}

function totals(sheets: readonly ScoreSheet[]): Map<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const sheet of sheets)
    for (const cells of Object.values(sheet))
      for (const [seat, cell] of Object.entries(cells)) {
        // Behind the points stands why.
        sums.set(Number(seat), (sums.get(Number(seat)) ?? 0) + Number(cell[0]));
      }
  return sums;
}

/** The changes of the lead that outlast the turn in which they happen: within one, points come and go. */
function leadsIn(recording: Steps, points: ReadonlyMap<Seat, readonly number[]>): Lead[] {
  const leads: Lead[] = [];
  let leader: Seat | undefined;
  let taken: Lead | undefined;
  let turn: Seat | undefined;
  const endTurn = () => {
    if (!taken) return;
    leads.push(taken);
    leader = taken.seat;
    taken = undefined;
  };
  for (let step = recording.first; step <= recording.last; step++) {
    const by = recording.entry(step)?.by;
    if (by !== undefined && by !== turn) {
      endTurn();
      turn = by;
    }
    const first = soleLeader(points, step - recording.first);
    if (first === undefined || first.seat === leader) taken = undefined;
    else taken = { step: taken?.seat === first.seat ? taken.step : step, ...first };
  }
  endTurn();
  return leads;
}

function soleLeader(
  points: ReadonlyMap<Seat, readonly number[]>,
  at: number,
): Omit<Lead, 'step'> | undefined {
  let best: Omit<Lead, 'step'> | undefined;
  let isTied = false;
  for (const [seat, line] of points) {
    const own = line[at]!;
    if (best && own < best.points) continue;
    isTied = own === best?.points;
    best = { seat, points: own };
  }
  return isTied ? undefined : best;
}
