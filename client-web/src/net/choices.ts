import { ownAddress } from './own';

/**
 * What a user has chosen for this browser. It is kept in cookies, so that the server can send the page in the right
 * language and theme before any script runs (`server/web/src/http/preferences.rs`).
 */
const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps a choice; without a value, forgets it. */
export function keepChoice(name: 'language' | 'theme', value?: string): void {
  const age = value === undefined ? 0 : YEAR_S;
  document.cookie = `rodada-${name}=${value ?? ''}; path=${ownAddress('/')}; max-age=${age}; samesite=lax`;
}
