// A push service and a receiver of webhooks, and a server that may send to them.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import ece from 'http_ece';
import { startServer } from './server.mjs';

/** An HTTP server that accepts everything and keeps it. */
export async function startReceiver(t) {
  const received = [];
  const server = createServer((request, answer) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, received };
}

/** Starts a server that may send notices to this machine. */
export async function serve(t, settings = {}) {
  const server = await startServer({ clockwork: true });
  t.after(() => server.stop());
  await server.end('SIGTERM');
  Object.assign(server.settings, {
    RODADA_NOTICES_TO_INSIDE: 'yes',
    RODADA_PUBLIC_URL: server.url,
    ...settings,
  });
  await server.start();
  return server;
}

/** The keys of a browser that subscribes at an endpoint, and how it decrypts. */
export function newBrowser(endpoint) {
  const keys = createECDH('prime256v1');
  const [point, secret] = [keys.generateKeys(), randomBytes(16)];
  return {
    subscription: {
      endpoint,
      keys: { p256dh: point.toString('base64url'), auth: secret.toString('base64url') },
      language: 'pt-BR',
    },
    decrypt: (body) => {
      const text = ece.decrypt(body, {
        version: 'aes128gcm',
        privateKey: keys,
        authSecret: secret.toString('base64url'),
      });
      return JSON.parse(text.toString());
    },
  };
}
