import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';

/** Brings the display face for titles and names, once the page has been painted without it. */
export function bringFace(): void {
  const face = new FontFace('Fraunces', `url(${fraunces}) format('woff2')`, { weight: '600' });
  // Two frames: the first one is painted when the second begins.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      face.load().then(
        () => document.fonts.add(face),
        // Titles keep the face of the system.
        () => {},
      );
    }),
  );
}
