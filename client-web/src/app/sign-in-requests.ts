import type {
  AskForCode,
  OfferedSignIn,
  ProviderPage,
  SignedIn,
  SignInMethods,
  UseInvitation,
} from '../gen/protocol';
import { ask } from '../net/http';

/** Requests about signing in, and about how one does. */
export const signInRequests = {
  methods: () => ask<SignInMethods>('GET', '/me/sign-in'),
  remove: (id: string) => ask<SignInMethods>('DELETE', `/me/sign-in/${id}`),
  askToAdd: (body: AskForCode) => ask<undefined>('POST', '/me/sign-in/mail', body),
  addMail: (code: string) => ask<SignInMethods>('POST', '/me/sign-in/mail/confirm', { code }),
  /** From now on this browser may become a new user with the invitation. */
  openInvitation: (token: string) => ask<undefined>('POST', '/invitation', { token } satisfies UseInvitation),
  toAddProvider: (key: string) => ask<ProviderPage>('POST', `/me/sign-in/provider/${key}`),
  toProvider: (key: string) => ask<ProviderPage>('POST', `/sign-in/provider/${key}`),
  offered: () => ask<OfferedSignIn>('GET', '/sign-in'),
  askForCode: (body: AskForCode) => ask<undefined>('POST', '/sign-in/mail', body),
  withCode: (code: string) => ask<SignedIn>('POST', '/sign-in/mail/confirm', { code }),
};
