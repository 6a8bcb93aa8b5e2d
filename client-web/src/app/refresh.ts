/**
 * Runs `load` every `ms` milliseconds while the page is looked at, and whenever somebody comes back to it, until the returned
 * function is called.
 */
export function refresh(load: () => void, ms: number, page: Document = document): () => void {
  const now = () => {
    if (page.visibilityState === 'visible') load();
  };
  const timer = setInterval(now, ms);
  page.addEventListener('visibilitychange', now);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', now);
  };
}
