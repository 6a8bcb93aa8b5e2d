// How an open page gets a newer client. It names its build, and the server names in `welcome` the build of the page
// that it serves. A page of another build reloads as soon as nothing in it is half done: no request under way, no
// dialog open, nothing typed, nothing selected. Rules, histories and replays wait until the page is hidden, so that nobody
// is interrupted. Who navigates before that gets the newer client, too (`app/router`). Parts that are loaded later come
// through `lazy`, which finds out that they are gone. Otherwise a page never reloads by itself.
import { ownAddress } from './own';
import { hasUnfinished, isRead } from './unfinished';

/** The element that names the build of the page; see `scripts/build-id.ts`. */
const BUILD_META = 'meta[name="build"]';
const STORED = 'rodada.reloaded';
const STORED_STUCK = 'rodada.stuck';
/** So often is a page reloaded of which a part is stuck. */
const STUCK_RELOADS = { most: 3, within: 5 * 60_000 };
const ANSWER_WITHIN = 8_000;
/** How often an outdated page checks whether it may reload, in milliseconds. */
const CHECK_MS = 1_000;

/** The build of this page; `dev` in development. */
export const BUILD: string =
  ('document' in globalThis ? document.querySelector<HTMLMetaElement>(BUILD_META)?.content : undefined) ??
  'dev';

let outdated = $state(false);
let timer: ReturnType<typeof setInterval> | undefined;
/** Whether a request is unanswered. */
let busy = () => false;

/** Whether the server has a newer client. Parts of this one may be gone. */
export function isOutdated(): boolean {
  return outdated;
}

/** Asks the server for the build of its current client; undefined when it cannot be reached. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(ownAddress('/'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const build = page.querySelector<HTMLMetaElement>(BUILD_META)?.content;
    outdated ||= build !== undefined && build !== BUILD && BUILD !== 'dev';
    return build;
  } catch {
    return undefined;
  }
}

/**
 * Reloads the page, at most once for each build in a tab, so that a reload that does not help is not repeated.
 * Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  return reload(STORED, (builds: string[]) => (builds.includes(BUILD) ? undefined : [...builds, BUILD]));
}

/** Reloads a page of which a part cannot be imported again, a few times in some minutes. Returns whether it reloads. */
export function reloadStuck(): boolean {
  const now = Date.now();
  return reload(STORED_STUCK, (times: number[]) => {
    const late = times.filter((time) => now - time < STUCK_RELOADS.within);
    return late.length < STUCK_RELOADS.most ? [...late, now] : undefined;
  });
}

/** Reloads if `next` says what the tab remembers then, given what it remembers of earlier reloads. */
function reload<T>(key: string, next: (earlier: T[]) => T[] | undefined): boolean {
  try {
    const remembered = next(JSON.parse(sessionStorage.getItem(key) ?? '[]') as T[]);
    if (!remembered) return false;
    sessionStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether a reload would lose nothing and disturb nobody: no unanswered request, nothing half done, no reader. */
export function canReload(): boolean {
  return !busy() && !hasUnfinished() && !isRead();
}

/** Called with the server's build. If it is not this page's, the page reloads as soon as that loses nothing. */
export function checkBuild(theirs: string, isBusy: () => boolean): void {
  busy = isBusy;
  if (BUILD === 'dev' || theirs === BUILD) return;
  outdated = true;
  clearInterval(timer);
  timer = setInterval(reloadIfPossible, CHECK_MS);
  // A hidden page may be put to sleep before the next check.
  document.addEventListener('visibilitychange', reloadIfPossible);
}

function reloadIfPossible(): void {
  if (!canReload()) return;
  clearInterval(timer);
  document.removeEventListener('visibilitychange', reloadIfPossible);
  reloadOnce();
}
