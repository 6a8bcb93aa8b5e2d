import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** A copy that saves less than the header that names its coding, and what the server holds of it, is not worth its while. */
const LEAST_SAVED = 64;
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Writes compressed copies beside the files, as `.br` and `.gz`, where they are much smaller. The server sends those. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file) && !file.startsWith('.')).map(shrink));
    },
  };

  async function shrink(file: string) {
    const content = await readFile(join(folder, file));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const copies = {
      br: await promisify(brotliCompress)(content, { params }),
      gz: await promisify(gzip)(content, { level: 9 }),
    };
    for (const [ending, copy] of Object.entries(copies)) {
      if (copy.length + LEAST_SAVED <= content.length)
        await writeFile(join(folder, `${file}.${ending}`), copy);
    }
  }
}
