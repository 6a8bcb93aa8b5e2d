import type { Seat } from '../../gen/games';
import { list } from '../../i18n/phrases';
import { inRoom } from '../../i18n/room';
import type { ViewModel } from './game';

/** The winners of a finished match. */
export function winners(model: ViewModel): Seat[] {
  return model.seats.filter((seat) => model.table.places[seat] === 1);
}

/** The seats in the order of their ranks. */
export function ranking(model: ViewModel): Seat[] {
  return [...model.seats].sort((a, b) => (model.table.places[a] ?? 9) - (model.table.places[b] ?? 9));
}

/** The result of a finished match in one sentence. With `others`, no seat is called “you”. */
export function outcome(model: ViewModel, to: 'me' | 'others' = 'me'): string {
  const won = winners(model);
  const first = won[0] ?? 0;
  const points = model.scores?.totals[first] ?? 0;
  if (won.length > 1)
    return inRoom('end-shared', { names: list(won.map((seat) => model.name(seat))), points });
  return first === model.youSeat && to === 'me'
    ? inRoom('end-you', { points })
    : inRoom('end-wins', { name: model.name(first), points });
}
