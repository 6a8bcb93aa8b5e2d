import { ownAddress } from './own';

/**
 * What a user has chosen for this browser. It is kept in cookies, so that the server can send the page in the right
 * language and theme before any script runs (`server/web/src/http/preferences.rs`).
 */
const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps a choice; without a value, forgets it. */
export function keepChoice(name: 'language' | 'theme', value?: string): void {
  const path = ownAddress('/');
  // A server at the root of the host may have left a choice, which browsers send here, too: a value that is none hides it.
  const [kept, age] = value === undefined && path === '/' ? ['', 0] : [value ?? 'none', YEAR_S];
  document.cookie = `rodada-${name}=${kept}; path=${path}; max-age=${age}; samesite=lax`;
}
