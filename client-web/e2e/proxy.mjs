// A TCP proxy between one user and the server that can cut, swallow and restore connections.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Starts a proxy for the server at `url`. */
export async function startProxy(t, url) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  const pipes = new Set();
  let whole = true;
  const proxy = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.pipe(other);
      pipes.add([one, other]);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  const swallow = () => {
    for (const [one, other] of pipes) {
      one.unpipe(other);
      one.resume();
    }
    pipes.clear();
  };
  t.after(() => {
    cut();
    proxy.close();
  });
  const { port: own } = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  return { url: `http://127.0.0.1:${own}`, cut, swallow, restore: () => (whole = true) };
}
