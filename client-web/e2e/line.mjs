// The line between one person and the server, to be cut, to be made to swallow everything, and to be mended.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Another address of the server at `url`, over a line of its own. */
export async function startLine(t, url) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  const pipes = new Set();
  let whole = true;
  const line = createServer((near) => {
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
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
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
    line.close();
  });
  return { url: `http://127.0.0.1:${line.address().port}`, cut, swallow, mend: () => (whole = true) };
}
