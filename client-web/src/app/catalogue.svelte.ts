import type { GameInfo } from '../gen/protocol';
import { knows, loadGameNames } from '../games/catalogue';
import { http } from '../net/http';

let games = $state.raw<GameInfo[]>();
let loading: Promise<GameInfo[]> | undefined;

/** The games that the server offers, loaded once. */
export const catalogue = {
  get games(): GameInfo[] | undefined {
    return games;
  },
  find(name: string): GameInfo | undefined {
    return games?.find((game) => game.name === name);
  },
};

export function loadCatalogue(): Promise<GameInfo[]> {
  loading ??= Promise.all([http.games(), loadGameNames()]).then(
    // A newer server may have games that this client does not know.
    ([found]) => (games = found.filter(({ name }) => knows(name))),
    (refused: unknown) => {
      loading = undefined;
      throw refused;
    },
  );
  return loading;
}
