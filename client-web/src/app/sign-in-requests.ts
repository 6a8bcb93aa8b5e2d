import type { AskForCode, OfferedSignIn, SignedIn, SignInMethods } from '../gen/protocol';
import { ask } from '../net/http';

/** Requests about signing in, and about how one does. */
export const signInRequests = {
  methods: () => ask<SignInMethods>('GET', '/me/sign-in'),
  remove: (id: string) => ask<SignInMethods>('DELETE', `/me/sign-in/${id}`),
  askToAdd: (body: AskForCode) => ask<undefined>('POST', '/me/sign-in/mail', body),
  addMail: (code: string) => ask<SignInMethods>('POST', '/me/sign-in/mail/confirm', { code }),
  offered: () => ask<OfferedSignIn>('GET', '/sign-in'),
  askForCode: (body: AskForCode) => ask<undefined>('POST', '/sign-in/mail', body),
  withCode: (code: string) => ask<SignedIn>('POST', '/sign-in/mail/confirm', { code }),
};
