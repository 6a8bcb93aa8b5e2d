/** Where the page says which build it is; see `scripts/build-id.ts`. */
const MARK = 'meta[name="build"]';
const STORED = 'rodada.reloaded';
/** How often a page that is out of date looks whether it is free. */
const LOOK = 1_000;

/** The build of this page; `dev` where none was made. */
export const BUILD: string =
  ('document' in globalThis ? document.querySelector<HTMLMetaElement>(MARK)?.content : undefined) ?? 'dev';

let old = $state(false);
let timer: ReturnType<typeof setInterval> | undefined;
/** Whether something that was asked for is on its way. */
let busy = () => false;

/** Whether the server has another client than this one: its parts may be gone. */
export function isOld(): boolean {
  return old;
}

/** The build of the client that the server gives out now; nothing when it cannot be asked. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const build = page.querySelector<HTMLMetaElement>(MARK)?.content;
    old ||= build !== undefined && build !== BUILD && BUILD !== 'dev';
    return build;
  } catch {
    return undefined;
  }
}

/**
 * Loads the page again, once for each build in a tab: a reload that did not help must not be tried for ever. Says
 * whether it does.
 */
export function reloadOnce(): boolean {
  try {
    const left = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as string[];
    if (left.includes(BUILD)) return false;
    sessionStorage.setItem(STORED, JSON.stringify([...left, BUILD]));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether nothing is half done here that a reload would lose. */
export function isFree(): boolean {
  if (busy()) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const typed = [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
  return !typed && !document.querySelector('dialog[open], main [aria-pressed="true"]');
}

/** The server names its build. A page of another one is loaded anew as soon as nothing is half done. */
export function noteBuild(theirs: string, isBusy: () => boolean): void {
  busy = isBusy;
  if (BUILD === 'dev' || theirs === BUILD) return;
  old = true;
  clearInterval(timer);
  timer = setInterval(() => {
    if (!isFree()) return;
    clearInterval(timer);
    reloadOnce();
  }, LOOK);
}
