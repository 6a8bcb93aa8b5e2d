// A TCP proxy between one user and the server that can cut, swallow and restore connections.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Starts a proxy for the server at `url`. */
export async function startProxy(t, url) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  const pipes = new Set();
  let whole = true;
  let deaf = false;
  const proxy = createServer((near) => {
    if (!whole) return near.destroy();
    if (deaf) {
      open.add(near);
      near.on('error', () => {});
      near.on('close', () => open.delete(near));
      return near.resume();
    }
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
  /** New connections work, unless `all` are swallowed. */
  const swallow = ({ all = false } = {}) => {
    deaf = all;
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
  return { url: `http://127.0.0.1:${own}`, cut, swallow, restore: () => ([whole, deaf] = [true, false]) };
}
