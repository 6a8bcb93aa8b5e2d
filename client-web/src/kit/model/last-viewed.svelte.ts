import { setLastSeen } from '../../net/last-seen';
import { whenIdle } from '../ui/idle';
import type { ViewModel } from './game';

/** Stores what is shown of a match, for the next visit and the start page. Forgets it when the match is over. */
export function recordLastViewed(model: ViewModel): void {
  $effect(() => {
    const last = model.room.log.at(-1);
    const seen = last && {
      version: last.version,
      at: last.at,
      round: model.game.round(model.view),
      ...(model.scores && { points: model.scores.totals }),
    };
    const running = model.running;
    if (!seen || document.visibilityState !== 'visible') return;
    // Deferred, so that it does not delay rendering.
    whenIdle(() => setLastSeen(model.room.id, running ? seen : undefined));
  });
}
