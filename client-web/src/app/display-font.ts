import { files } from 'virtual:display-font';

/** Loads the font of titles and names, only after the first paint and only if the page uses it. */
export function loadDisplayFont(): void {
  const faces = files.map(
    ({ url, unicodeRange }) =>
      new FontFace('Fraunces', `url(${url}) format('woff2')`, {
        weight: '600',
        display: 'swap',
        ...(unicodeRange && { unicodeRange }),
      }),
  );
  // The first frame has been painted when the second begins.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const face of faces) document.fonts.add(face);
    }),
  );
}
