import type { SignedIn, SignInMethods } from '../gen/protocol';
import { ask, askOnce, Refused } from '../net/http';
import { confirmSession } from '../net/repeated';
import { signInRequests } from './sign-in-requests';

/** Whether this browser has passkeys. Older ones, and pages that are not secure, have none. */
export const hasPasskeys = () =>
  'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** What the browser says in place of an answer when the user cancels, or has no passkey. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError', 'NotSupportedError']);

/** Asks the browser for something. Returns undefined if the user does not want it, or cannot. */
async function unlessCancelled(credential: Promise<Credential | null>): Promise<unknown> {
  try {
    const answer = await credential;
    return answer instanceof PublicKeyCredential ? answer.toJSON() : undefined;
  } catch (error) {
    if (error instanceof DOMException && CANCELLED.has(error.name)) return undefined;
    throw error;
  }
}

/** Makes a passkey. Returns undefined if that was cancelled. */
export async function addPasskey(): Promise<SignInMethods | undefined> {
  const asked = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/sign-in/passkey/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const answer = await unlessCancelled(navigator.credentials.create({ publicKey }));
  return answer === undefined ? undefined : askOnce<SignInMethods>('/me/sign-in/passkey', answer);
}

let waiting: AbortController | undefined;

/** Signs in with a passkey. Returns undefined if that was cancelled. */
export function withPasskey(): Promise<SignedIn | undefined> {
  return request('optional');
}

/**
 * Has the browser suggest passkeys in the field for a name, and signs in with the chosen one. Returns undefined if none is
 * chosen. A browser without such suggestions does nothing.
 */
export async function suggest(): Promise<SignedIn | undefined> {
  if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable())) return undefined;
  const control = (waiting = new AbortController());
  try {
    const { passkeys } = await signInRequests.offered();
    if (!passkeys || control.signal.aborted) return undefined;
    return await request('conditional');
  } catch (error) {
    // Nobody has asked for it, so nobody is told that this server has none, or that it cannot be reached.
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Stops suggesting. */
export function suggestNoMore(): void {
  waiting?.abort();
  waiting = undefined;
}

async function request(mediation: CredentialMediationRequirement): Promise<SignedIn | undefined> {
  // A browser answers one request at a time.
  suggestNoMore();
  const control = (waiting = new AbortController());
  const asked = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/sign-in/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const { signal } = control;
  if (signal.aborted) return undefined;
  const answer = await unlessCancelled(navigator.credentials.get({ publicKey, mediation, signal }));
  return answer === undefined ? undefined : askOnce<SignedIn>('/sign-in/passkey', answer, confirmSession);
}
