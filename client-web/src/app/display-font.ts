import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';

/** Loads the font of titles and names, only after the first paint and only if the page uses it. */
export function loadDisplayFont(): void {
  const face = new FontFace('Fraunces', `url(${fraunces}) format('woff2')`, {
    weight: '600',
    display: 'swap',
  });
  // The first frame has been painted when the second begins.
  requestAnimationFrame(() => requestAnimationFrame(() => document.fonts.add(face)));
}
