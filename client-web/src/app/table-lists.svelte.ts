import type { TableSummary } from '../gen/protocol';
import { knows, loadGameNames } from '../games/catalogue';
import { http } from '../net/http';
import { session } from './session.svelte';

const REFRESH_MS = 15_000;

/** Lists of tables that refresh themselves while the page is visible. */
export class TableLists {
  open = $state.raw<TableSummary[]>();
  /** The tables at which the user has a seat; undefined until they are loaded. */
  mine = $state.raw<TableSummary[]>();
  /** The last refresh has failed. */
  failed = $state(false);

  async refresh(): Promise<void> {
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

  /** Refreshes regularly until the returned function is called. */
  watch(): () => void {
    void this.refresh();
    const soon = () => document.visibilityState === 'visible' && void this.refresh();
    const timer = setInterval(soon, REFRESH_MS);
    document.addEventListener('visibilitychange', soon);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', soon);
    };
  }
}
