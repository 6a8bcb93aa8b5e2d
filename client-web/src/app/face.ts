import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';

/** Lets titles and names have the display face: not before the page has been painted, and fetched where one is shown. */
export function bringFace(): void {
  const face = new FontFace('Fraunces', `url(${fraunces}) format('woff2')`, {
    weight: '600',
    display: 'swap',
  });
  // The first frame is painted when the second begins.
  requestAnimationFrame(() => requestAnimationFrame(() => document.fonts.add(face)));
}
