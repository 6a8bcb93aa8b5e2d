import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Reduces the display font to the letters of our languages. Japanese, and other letters in names, use a system font.
 */
export function subset(): Plugin {
  const span = (from: string, to: string) =>
    Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, n) =>
      String.fromCharCode(from.charCodeAt(0) + n),
    ).join('');
  const letters = span('A', 'Z') + span('a', 'z') + span('0', '9') + 'àáâãçéêíóôõúüñÀÁÂÃÇÉÊÍÓÔÕÚÜÑ';
  // Titles, names of games and points have no others; in the name of a player they are those of the system.
  const signs = " !&'()+,-./:;?’‘“”–—…·×ºª→−";
  return {
    name: 'subset-font',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const font = Buffer.from(file.source as Uint8Array);
        file.source = await subsetFont(font, letters + signs, {
          targetFormat: 'woff2',
          // Its swashes and alternates are not used.
          keepFeatures: ['kern', 'lnum', 'tnum'],
          noLayoutClosure: true,
        });
      }
    },
  };
}
