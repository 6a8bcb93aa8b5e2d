import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Has the page say which build it is, in a `<meta name="build">`. The names of all files carry their content's
 * fingerprint, so they make up the build's. The server reads it there and names it to every client.
 */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const parts = [html, ...Object.keys(bundle).sort()].join('\n');
        const content = createHash('sha256').update(parts).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}
