// A mail server of `smtp-server`, whose mails are read by `mailparser`.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server with STARTTLS, and the certificate of its authority. */
export async function startMailServer(t) {
  const folder = mkdtempSync(join(tmpdir(), 'rodada-mail-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = (name) => join(folder, name);
  const openssl = (...flags) => execFileSync('openssl', flags, { stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    file('ca.key'),
    '-out',
    file('ca.pem'),
    '-subj',
    '/CN=test',
    '-days',
    '2',
  );
  openssl('req', ...key, '-keyout', file('key.pem'), '-out', file('request.pem'), '-subj', '/CN=localhost');
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost');
  const authority = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    file('request.pem'),
    ...authority,
    '-out',
    file('cert.pem'),
    '-days',
    '2',
    '-extfile',
    file('names'),
  );
  const mails = [];
  /** Whether the mail server says of every mailbox that it does not exist. */
  const state = { refuses: false };
  const server = new SMTPServer({
    key: readFileSync(file('key.pem')),
    cert: readFileSync(file('cert.pem')),
    authOptional: true,
    onRcptTo: ({ address }, _, done) =>
      done(
        state.refuses || address.startsWith('nobody@')
          ? Object.assign(new Error('no such user'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, done) => {
      void simpleParser(stream).then((mail) => {
        mails.push({ mail, secure: session.secure, to: session.envelope.rcptTo[0].address });
        done();
      });
    },
  });
  server.listen(0);
  await once(server.server, 'listening');
  t.after(() => server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  return { mails, state, url: `smtp://localhost:${port}`, certificate: file('ca.pem') };
}

/** The settings of a server that sends its mails there. */
export const mailSettings = ({ url, certificate }) => ({
  RODADA_SMTP_URL: url,
  RODADA_SMTP_CERTIFICATE: certificate,
  RODADA_MAIL_FROM: 'Rodada <games@rodada.example>',
});
