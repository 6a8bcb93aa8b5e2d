/** Runs something when the browser has nothing else to do. Safari has no `requestIdleCallback`: there it is run soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run);
}
