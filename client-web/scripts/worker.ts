import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileTexts } from './compile-texts.ts';
import { LOGO } from './logo.ts';

const LANGUAGES = ['en', 'pt-BR', 'ja'];
/** The colours of `src/theme.css` that the page without a network needs: it has no other file. */
const COLOURS =
  ':root{color-scheme:light dark;--wood-edge:#8d5f33;--wood-bright:#dcb483;' +
  '--seat-0:#3b86c6;--seat-1:#cf544a;--seat-2:#45955c;--seat-3:#9a66b8;--seat-4:#a5763f}' +
  'body{display:grid;place-content:center;justify-items:start;gap:1rem;min-height:100vh;margin:0;padding:1.5rem;' +
  'box-sizing:border-box;background:light-dark(#faf6ee,#10252b);color:light-dark(#2d261d,#f3ebdc);' +
  'font:1rem/1.5 system-ui,sans-serif}' +
  'h1{margin:0;font:600 1.5rem/1.2 Georgia,serif}p{max-width:28rem;margin:0}' +
  'a{padding:.7rem 1.25rem;border-radius:.75rem;background:light-dark(#38413a,#e9dfcb);' +
  'color:light-dark(#fffdf8,#16292e);font-weight:600;text-decoration:none}';

/**
 * Builds the service worker as `worker.js`, which has the same name in every build because browsers look for a newer one
 * there, and the pages that it shows without a network.
 */
export function worker(root: string): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'worker/worker.ts'), fileName: 'worker.js' });
    },
    generateBundle(_, bundle) {
      const script = bundle['worker.js'];
      if (script?.type !== 'chunk' || script.imports.length > 0)
        throw new Error('the worker must be one file that imports nothing');
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: `offline/${language}.html`, source: page(root, language) });
    },
  };
}

function page(root: string, language: string): string {
  const texts = compileTexts(readFileSync(join(root, `src/i18n/page/${language}.ftl`), 'utf8'));
  const text = (key: string) => {
    const message = texts[key];
    if (typeof message !== 'string') throw new Error(`${key} is no constant text`);
    return message;
  };
  // An empty address is that of the page that could not be loaded.
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Rodada</title><style>${COLOURS}</style></head><body>${LOGO}` +
    `<h1>${text('offline-title')}</h1><p>${text('offline-text')}</p><a href="">${text('offline-again')}</a></body></html>`
  );
}
