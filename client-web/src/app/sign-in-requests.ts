import type {
  AskForCode,
  OfferedSignIn,
  ProviderPage,
  SignedIn,
  SignInMethods,
  UseInvitation,
} from '../gen/protocol';
import { ask, askOnce } from '../net/http';
import { confirmSession, orGone } from '../net/repeated';

const methods = () => ask<SignInMethods>('GET', '/me/sign-in');

/** Requests about signing in, and about how one does. */
export const signInRequests = {
  methods,
  remove: (id: string) => ask<SignInMethods>('DELETE', `/me/sign-in/${id}`).catch(orGone(methods)),
  askToAdd: (body: AskForCode) => askOnce<undefined>('/me/sign-in/mail', body),
  addMail: (code: string) => askOnce<SignInMethods>('/me/sign-in/mail/confirm', { code }),
  /** From now on this browser may become a new user with the invitation. */
  openInvitation: (token: string) => askOnce<undefined>('/invitation', { token } satisfies UseInvitation),
  toAddProvider: (key: string) => ask<ProviderPage>('POST', `/me/sign-in/provider/${key}`),
  toProvider: (key: string) => ask<ProviderPage>('POST', `/sign-in/provider/${key}`),
  offered: () => ask<OfferedSignIn>('GET', '/sign-in'),
  askForCode: (body: AskForCode) => askOnce<undefined>('/sign-in/mail', body),
  withCode: (code: string) => askOnce<SignedIn>('/sign-in/mail/confirm', { code }, confirmSession),
};
