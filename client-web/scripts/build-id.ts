import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Adds a `<meta name="build">` with the build id to the page. The id is a hash of all file names, which contain
 * hashes of their contents. The server reads it there and sends it to every client.
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
