import type { Me } from '../gen/protocol';
import { http, newKey, Refused } from '../net/http';

const STORED = 'rodada.entering';

/** A user whom the server creates once for this tab, by the key. */
interface Entry {
  name: string;
  key: string;
}

let entry = stored();

/**
 * Creates a user for this browser and returns whom the server takes it for then. As long as the browser does not show the
 * session, each further try is for the same user, not for one more.
 */
export async function enter(name: string): Promise<Me> {
  if (!navigator.cookieEnabled) throw new Refused('cookies');
  const { name: first, key } = keep(entry ?? { name, key: newKey() });
  try {
    await http.create(first, key);
    const me = await http.me();
    keep(undefined);
    // Another name was chosen for a further try.
    return name !== first && me.name === first ? await http.rename(name) : me;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'no_session') throw new Refused('cookies');
    if (!error.isUnsure) keep(undefined);
    throw error;
  }
}

/** The tab remembers it. Where storage is blocked, the page does. */
function keep<T extends Entry | undefined>(next: T): T {
  entry = next;
  try {
    if (next) sessionStorage.setItem(STORED, JSON.stringify(next));
    else sessionStorage.removeItem(STORED);
  } catch {
    // Storage is full or blocked.
  }
  return next;
}

function stored(): Entry | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Entry | null) ?? undefined;
  } catch {
    return undefined;
  }
}
