// What the page of a table needs for users who were away, in one file that is loaded for them alone.
import { untrack } from 'svelte';
import type { RoomStore } from '../../net/room.svelte';
import { Absence } from './absence';
import { hasNews, knownStep } from './missed';
import { tellSince, type Telling } from './telling.svelte';

/** Prepares what others have done since the user was here; `seen` is the last step that this browser has shown. */
export async function tellNews(room: RoomStore, seen: number | undefined): Promise<Telling | undefined> {
  const me = room.document?.you?.seat;
  const known = knownStep(room.log, me, seen);
  return known !== undefined && hasNews(room.log, known, me) ? tellSince(room, known) : undefined;
}

/**
 * Passes on what is to be told when the user returns to a page that was hidden, until the returned function is called.
 * Called when the page is hidden for the first time.
 */
export function watchAbsence(room: RoomStore, show: (telling: Telling) => void): () => void {
  const absence = new Absence(room, (known) => {
    void tellSince(room, known).then((telling) => {
      if (telling) show(telling);
      else room.past = undefined;
    });
  });
  const hidden = () => document.visibilityState === 'hidden';
  const changed = () => absence.pageChanged(hidden());
  changed();
  document.addEventListener('visibilitychange', changed);
  const unwatch = $effect.root(() => {
    $effect(() => {
      void room.connection;
      untrack(() => absence.connectionChanged(hidden()));
    });
  });
  return () => {
    document.removeEventListener('visibilitychange', changed);
    unwatch();
    absence.end();
  };
}
