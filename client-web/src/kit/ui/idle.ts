/** Runs a function when the browser is idle, or soon where `requestIdleCallback` is missing (Safari). */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run);
}
