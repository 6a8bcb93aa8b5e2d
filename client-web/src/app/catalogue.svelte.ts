import type { GameInfo, TableSummary } from '../gen/protocol';
import { knows, loadGameNames } from '../games/catalogue';
import { http } from '../net/http';
import { session } from './me.svelte';

const AGAIN = 15_000;

let games = $state.raw<GameInfo[]>();
let asked: Promise<GameInfo[]> | undefined;

/** The games on the catalogue, asked for once a page. */
export const catalogue = {
  get games(): GameInfo[] | undefined {
    return games;
  },
  find(name: string): GameInfo | undefined {
    return games?.find((game) => game.name === name);
  },
};

export function loadCatalogue(): Promise<GameInfo[]> {
  asked ??= Promise.all([http.games(), loadGameNames()]).then(
    // A newer server may have games that this page cannot show yet.
    ([found]) => (games = found.filter(({ name }) => knows(name))),
    (refused: unknown) => {
      asked = undefined;
      throw refused;
    },
  );
  return asked;
}

/** Lists of tables, kept fresh while the page is looked at. */
export class Tables {
  open = $state.raw<TableSummary[]>();
  mine = $state.raw<TableSummary[]>([]);
  /** The server did not answer the last time. */
  failed = $state(false);

  async refresh(): Promise<void> {
    try {
      const [open, mine] = await Promise.all([
        http.openTables(),
        session.me ? http.myTables() : [],
        loadGameNames(),
      ]);
      this.open = open.filter(({ game }) => knows(game));
      this.mine = mine.filter(({ game }) => knows(game));
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Refreshes until the returned function is called. */
  watch(): () => void {
    void this.refresh();
    const soon = () => document.visibilityState === 'visible' && void this.refresh();
    const timer = setInterval(soon, AGAIN);
    document.addEventListener('visibilitychange', soon);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', soon);
    };
  }
}
