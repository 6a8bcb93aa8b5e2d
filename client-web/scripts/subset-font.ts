import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Keeps of the display face what titles and names in our languages are written with; Japanese has a face of its own. */
export function subset(): Plugin {
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCharCode(from + n)).join('');
  const letters = span(0x20, 0x7e) + span(0xc0, 0xff) + '’‘“”–—…·×«»ºª→';
  return {
    name: 'subset-font',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const font = Buffer.from(file.source as Uint8Array);
        file.source = await subsetFont(font, letters, {
          targetFormat: 'woff2',
          // Its swashes and other forms are not used.
          keepFeatures: ['kern', 'lnum', 'tnum'],
          noLayoutClosure: true,
        });
      }
    },
  };
}
