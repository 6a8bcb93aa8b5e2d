import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Reduces the display font to the letters of our languages. Japanese, and other letters in names, use a system font.
 */
export function subset(): Plugin {
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCharCode(from + n)).join('');
  const letters = span(0x20, 0x7e) + 'àáâãçéêíóôõúüñÀÁÂÃÇÉÊÍÓÔÕÚÜÑ’‘“”–—…·×ºª→';
  return {
    name: 'subset-font',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const font = Buffer.from(file.source as Uint8Array);
        file.source = await subsetFont(font, letters, {
          targetFormat: 'woff2',
          // Its swashes and alternates are not used.
          keepFeatures: ['kern', 'lnum', 'tnum'],
          noLayoutClosure: true,
        });
      }
    },
  };
}
