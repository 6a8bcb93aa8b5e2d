const REQUEST_BYTES = 12;

/** So many random bytes as text. Pages on plain http have no `crypto.randomUUID`. */
export function randomId(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A random id for a request on a socket. */
export const requestId = (): string => randomId(REQUEST_BYTES);
