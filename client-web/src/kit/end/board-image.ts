import { files } from 'virtual:display-font';
import type { Size } from '../layout/layout';

const SVG = 'http://www.w3.org/2000/svg';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Style sheets must not take the picture for a phone, so it has a frame as wide as this. */
const FRAME = 1600;

/** What an image is drawn with, which has access to nothing around it: the styles and fonts of the page. */
export async function pageLook(): Promise<string> {
  return `${await displayFont()}${await pageStyles()}*{animation:none!important;transition:none!important;scrollbar-width:none!important}`;
}

/**
 * An image of a board of the page, so many times as large, always in the light theme: a drawing with a copy of its
 * elements. `letter` is the font size of the page, if the image needs another one.
 */
export async function imageOf(
  board: Element,
  scale: number,
  look: string,
  letter?: number,
): Promise<HTMLImageElement & Size> {
  const { width, height } = board.getBoundingClientRect();
  const svg = document.createElementNS(SVG, 'svg');
  const frame = Math.ceil(Math.max(FRAME, width * scale, height * scale));
  svg.setAttribute('width', String(frame));
  svg.setAttribute('height', String(frame));
  svg.setAttribute('viewBox', `0 0 ${frame / scale} ${frame / scale}`);
  svg.setAttributeNS(XML, 'xml:lang', document.documentElement.lang);
  svg.dataset.theme = 'light';
  if (letter !== undefined) svg.style.fontSize = `${letter}px`;
  const style = document.createElementNS(SVG, 'style');
  style.textContent = look;
  const foreign = document.createElementNS(SVG, 'foreignObject');
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  const body = document.createElementNS(XHTML, 'div');
  body.className = 'play';
  body.style.cssText = 'font-family:var(--font-text);color:var(--ink)';
  const copy = board.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  for (const control of copy.querySelectorAll('[data-screen-only]')) control.remove();
  body.append(copy);
  foreign.append(body);
  svg.append(style, definitionsFor(board), foreign);

  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return Object.assign(image, { width: width * scale, height: height * scale });
}

/** What the elements refer to elsewhere in the page: each drawing is in it once. */
function definitionsFor(root: Element): SVGDefsElement {
  const defs = document.createElementNS(SVG, 'defs');
  const found = new Set<string>();
  const collect = (from: Element) => {
    for (const id of idsIn(from.outerHTML)) {
      if (found.has(id)) continue;
      found.add(id);
      const target = document.getElementById(id);
      if (!target || root.contains(target)) continue;
      defs.append(target.cloneNode(true));
      collect(target);
    }
  };
  collect(root);
  return defs;
}

/** The ids that `href` attributes and `url()`s of a markup refer to. */
export function idsIn(markup: string): string[] {
  return [...markup.matchAll(/href="#([^"]+)"|url\((?:&quot;|["'])?#([\w-]+)/g)].map(
    ([, href, url]) => (href ?? url)!,
  );
}

/** As they were written: what browsers return for their rules lacks shorthands with variables. */
async function pageStyles(): Promise<string> {
  const sheets = [
    ...document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link[rel=stylesheet]'),
  ];
  const texts = sheets.map(async (sheet) =>
    sheet instanceof HTMLStyleElement ? sheet.textContent : (await fetch(sheet.href)).text(),
  );
  return (await Promise.all(texts)).join('\n');
}

async function displayFont(): Promise<string> {
  const faces = files.map(async ({ url, unicodeRange }) => {
    const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
    return `@font-face{font-family:Fraunces;font-weight:600;src:url(${await dataOf(url)})${range}}`;
  });
  return (await Promise.all(faces)).join('');
}

/** A file as a URL with its content in it. */
async function dataOf(url: string): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise<string>((read, failed) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error('the font cannot be read'));
    reader.readAsDataURL(file);
  });
}
