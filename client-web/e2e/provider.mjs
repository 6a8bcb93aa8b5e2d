// A real provider of OpenID Connect, with the forms for developers in place of a password.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/**
 * Starts a provider for the server at `url`. Returns the setting with which the server uses it.
 *
 * @param {any} t
 * @param {string} url
 */
export async function startProvider(t, url) {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (http.address());
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'rodada',
        client_secret: 'of the journey',
        redirect_uris: [`${url}/api/sign-in/provider/club/return`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
  });
  http.on('request', provider.callback());
  const folder = await mkdtemp(join(tmpdir(), 'rodada-provider-'));
  t.after(async () => {
    http.close();
    http.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  const file = join(folder, 'providers.toml');
  await writeFile(
    file,
    `[club]
name = "Our club"
issuer = "${issuer}"
client-id = "rodada"
client-secret-variable = "CLUB_SECRET"
`,
  );
  return { RODADA_SIGN_IN_PROVIDERS: file, CLUB_SECRET: 'of the journey' };
}

/** Signs in on the pages of the provider, which then sends the browser back. */
export async function signInAtProvider(page, login) {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
