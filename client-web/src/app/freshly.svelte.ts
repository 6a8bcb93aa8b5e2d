import type { SignedIn, SignInMethods } from '../gen/protocol';
import { language } from '../i18n/text.svelte';
import { Refused, type Refusal } from '../net/http';
import { session } from './session.svelte';
import { signInRequests } from './sign-in-requests';
import { welcome } from './sign-in';

/**
 * Changes of how the user signs in, with what they may have to do first: to sign in once more, or to take another name.
 * `FreshlyDialogs` asks them for it.
 */
export class Freshly {
  known = $state.raw<SignInMethods>();
  refused = $state<Refusal>();
  /** What waits until the user has signed in once more. */
  waiting = $state.raw<() => Promise<unknown>>();
  /** What waits until the user has another name, because somebody else keeps theirs. */
  unnamed = $state.raw<() => Promise<unknown>>();

  load(): Promise<void> {
    return this.trying(async () => (this.known = await signInRequests.methods()));
  }

  async trying(act: () => Promise<unknown>): Promise<void> {
    this.refused = undefined;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === 'not_fresh') this.#confirmBefore(act);
      else if (error.code === 'name_taken') this.unnamed = () => this.trying(act);
      else this.refused = error.code;
    }
  }

  /** Does what needs a fresh sign-in, or asks for one first. */
  freshly(act: () => Promise<unknown>): void {
    if (this.known?.fresh) void this.trying(act);
    else this.#confirmBefore(act);
  }

  #confirmBefore(act: () => Promise<unknown>): void {
    // A user without a way to sign in cannot confirm anything: a link has lent them this guest.
    if (!this.known?.methods.length) this.refused = 'not_fresh';
    else this.waiting = () => this.trying(act);
  }

  async confirmed(signedIn: SignedIn): Promise<void> {
    const act = this.waiting;
    this.waiting = undefined;
    if (signedIn.user !== session.me?.user) return welcome(signedIn);
    this.known = await signInRequests.methods();
    await act?.();
  }

  /** Sends a code to an address that is to be added. The user is asked for what they have to do first, and then sends again. */
  async askToAdd(address: string): Promise<void> {
    try {
      await signInRequests.askToAdd({ address, language: language.now });
    } catch (error) {
      const code = error instanceof Refused ? error.code : undefined;
      if (code === 'name_taken') this.unnamed = () => Promise.resolve();
      if (code === 'not_fresh') this.#confirmBefore(() => Promise.resolve());
      throw error;
    }
  }
}
