import type { Seat } from '../gen/games';
import { list } from '../i18n/format';
import { more } from '../i18n/more';
import type { Stage } from './stage.svelte';

/** Those who won a match that is over. */
export function winners(stage: Stage): Seat[] {
  return stage.seats.filter((seat) => stage.table.places[seat] === 1);
}

/** How a match that is over came out, in one sentence. */
export function outcome(stage: Stage): string {
  const won = winners(stage);
  const first = won[0] ?? 0;
  const points = stage.scores?.totals[first] ?? 0;
  if (won.length > 1) return more('end-shared', { names: list(won.map((seat) => stage.name(seat))), points });
  return first === stage.reads
    ? more('end-you', { points })
    : more('end-wins', { name: stage.name(first), points });
}
