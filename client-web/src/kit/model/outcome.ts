import type { Seat } from '../../gen/games';
import { list } from '../../i18n/phrases';
import { more } from '../../i18n/more';
import type { Stage } from './game';

/** Those who won a match that is over. */
export function winners(stage: Stage): Seat[] {
  return stage.seats.filter((seat) => stage.table.places[seat] === 1);
}

/** The seats in the order of their places. */
export function ranking(stage: Stage): Seat[] {
  return [...stage.seats].sort((a, b) => (stage.table.places[a] ?? 9) - (stage.table.places[b] ?? 9));
}

/** How a match that is over came out, in one sentence; to `others`, nobody is “you”. */
export function outcome(stage: Stage, to: 'me' | 'others' = 'me'): string {
  const won = winners(stage);
  const first = won[0] ?? 0;
  const points = stage.scores?.totals[first] ?? 0;
  if (won.length > 1) return more('end-shared', { names: list(won.map((seat) => stage.name(seat))), points });
  return first === stage.reads && to === 'me'
    ? more('end-you', { points })
    : more('end-wins', { name: stage.name(first), points });
}
