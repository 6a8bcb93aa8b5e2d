import type { TableSummary } from '../gen/protocol';
import { knows, loadGameNames } from '../games/catalogue';
import { http } from '../net/http';
import { connection, socket } from './connection.svelte';
import { session } from './session.svelte';

/** Without a connection that tells of changes. */
const REFRESH_MS = 15_000;
/** With one: for changes on other servers, and for tables that are deleted because nobody came back. */
const REFRESH_ALSO_MS = 60_000;
/** Not everybody who is told of a change asks at the same instant. */
const SPREAD_MS = 1_000;

/** Lists of tables that refresh themselves while the page is visible. */
export class TableLists {
  open = $state.raw<TableSummary[]>();
  /** The tables at which the user has a seat; undefined until they are loaded. */
  mine = $state.raw<TableSummary[]>();
  /** The last refresh has failed. */
  failed = $state(false);
  #refreshed = 0;

  async refresh(): Promise<void> {
    this.#refreshed = performance.now();
    try {
      const [open, mine] = await Promise.all([
        http.openTables(),
        session.me && http.myTables(),
        loadGameNames(),
      ]);
      this.open = open.filter(({ game }) => knows(game));
      this.mine = mine?.filter(({ game }) => knows(game));
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Refreshes when the lists change, until the returned function is called. */
  watch(): () => void {
    void this.refresh();
    const now = () => document.visibilityState === 'visible' && void this.refresh();
    const isTold = () => session.me !== undefined && connection.status.is === 'open';
    let spread: ReturnType<typeof setTimeout> | undefined;
    const unwatch = socket.watchLists(() => {
      clearTimeout(spread);
      spread = setTimeout(now, Math.random() * SPREAD_MS);
    });
    const timer = setInterval(() => {
      if (!isTold() || performance.now() - this.#refreshed >= REFRESH_ALSO_MS) now();
    }, REFRESH_MS);
    document.addEventListener('visibilitychange', now);
    return () => {
      unwatch();
      clearTimeout(spread);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }
}
