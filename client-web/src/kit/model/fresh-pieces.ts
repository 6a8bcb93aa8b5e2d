import type { Seat } from '../../gen/games';
import type { LogEntry } from '../../gen/protocol';
import type { AnyLogic } from './logic';

/**
 * The pieces that others have moved since this seat's last action. For a spectator, the pieces of the last step
 * that moved any.
 */
export function freshPieces(
  game: AnyLogic,
  log: readonly LogEntry[],
  me: Seat | undefined,
): ReadonlySet<string> {
  const undone = new Set(log.flatMap(({ undoes }) => undoes ?? []));
  const pieces = new Set<string>();
  for (const entry of [...log].reverse()) {
    if (entry.by !== undefined && entry.by === me) break;
    if (undone.has(entry.version)) continue;
    for (const observation of entry.observed ?? [])
      for (const piece of game.movedPieces?.(observation) ?? []) pieces.add(piece);
    if (me === undefined && pieces.size) break;
  }
  return pieces;
}
