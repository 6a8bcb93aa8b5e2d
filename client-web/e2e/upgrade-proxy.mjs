// An HTTP proxy between one user and the server, as in schools and offices: it refuses sockets, or swallows their frames.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** An answer of which only the head comes. */
const BROKEN_OFF = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';

/**
 * Starts a proxy for the server at `url`. `sockets` is what it does with them: `refuse`, `swallow` or `pass`; `streams` says
 * whether event streams get through, `cookies` whether cookies do, and `loses` which requests reach the server and get no
 * whole answer. A request waits for `before` until it is passed on.
 */
export async function startUpgradeProxy(t, url, sockets) {
  const { hostname, port } = new URL(url);
  const proxied = {
    sockets,
    streams: true,
    cookies: true,
    loses: (_method, _path) => false,
    before: async (_path) => {},
    url: '',
  };
  const open = new Set();
  const keep = (socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  };
  const proxy = createServer(async (near, answer) => {
    await proxied.before(near.url);
    if (!proxied.streams && near.url === '/api/events') return answer.writeHead(502).end();
    const { cookie, ...headers } = near.headers;
    if (proxied.cookies && cookie) headers.cookie = cookie;
    const options = { host: hostname, port, method: near.method, path: near.url, headers };
    const far = request(options, (reply) => {
      // Where nothing of an answer comes on a connection that is kept open, browsers repeat the request by themselves.
      if (proxied.loses(near.method, near.url)) return near.socket.end(BROKEN_OFF);
      if (!proxied.cookies) delete reply.headers['set-cookie'];
      answer.writeHead(reply.statusCode, reply.headers);
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    });
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    near.pipe(far);
  });
  proxy.on('connection', keep);
  proxy.on('upgrade', (asked, near) => {
    if (proxied.sockets === 'refuse') return near.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
    const far = connect(Number(port), hostname);
    keep(far);
    if (!proxied.cookies) delete asked.headers.cookie;
    const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    far.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    // The handshake gets through in either case.
    if (proxied.sockets === 'pass') near.pipe(far);
    else near.resume();
    far.pipe(near);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  t.after(() => {
    proxy.close();
    for (const socket of open) socket.destroy();
  });
  const { port: own } = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  proxied.url = `http://127.0.0.1:${own}`;
  return proxied;
}
