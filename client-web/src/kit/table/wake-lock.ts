/** Keeps the screen on while the page is visible. Returns a function that lets it go dark again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const over = new AbortController();
  const isOver = () => over.signal.aborted;

  // The browser ends a lock when the page is hidden.
  async function ask() {
    if (isOver() || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver()) await given.release();
      else lock = given;
    } catch {
      // The battery is low, or the page was hidden meanwhile.
    }
  }

  document.addEventListener('visibilitychange', () => void ask(), { signal: over.signal });
  void ask();
  return () => {
    over.abort();
    void lock?.release();
  };
}
