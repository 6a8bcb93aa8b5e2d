import { http, Refused } from './http';

/** What there is, where a `DELETE` finds nothing any more: it may have been repeated after its answer was lost. */
export const orGone =
  <T>(look: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof Refused && error.code === 'not_found') return look();
    throw error;
  };

/** Refuses a sign-in whose session the browser does not keep. That of a user who is about to be erased is good for nothing. */
export async function confirmSession({ erased }: { erased?: number }): Promise<void> {
  if (erased !== undefined) return;
  await http.me().catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'no_session') throw new Refused('cookies');
    // Without an answer, the browser is believed to be as most are.
    if (!(error instanceof Refused)) throw error;
  });
}
