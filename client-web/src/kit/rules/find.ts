/** Texts of a page that are found one by one. */
const PARTS = '[data-find], .help :is(li, p, dt, dd)';
/** What is hidden when nothing in it is found. */
const WHOLES = '[data-find-in], .help section';

/** Without differences that somebody who searches does not mean: case, accents, width of letters. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Combining accents, but not the marks that make another Japanese sound.
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Whether a text contains all words, in any order. */
export function contains(text: string, words: string): boolean {
  const where = plain(text);
  return plain(words)
    .split(' ')
    .every((word) => where.includes(word));
}

/** Shows only what contains the words; everything if there are none. Returns the number of texts found. */
export function find(page: HTMLElement, words: string): number {
  let found = 0;
  const parts = [...page.querySelectorAll<HTMLElement>(PARTS)];
  for (const part of parts) {
    // A term and its explanation are one text.
    const partner =
      part.tagName === 'DT'
        ? part.nextElementSibling
        : part.tagName === 'DD'
          ? part.previousElementSibling
          : undefined;
    const whole = part.textContent + (partner?.textContent ?? '');
    part.hidden = words.trim() !== '' && !contains(whole, words);
    if (!part.hidden) found++;
  }
  for (const whole of page.querySelectorAll<HTMLElement>(WHOLES)) {
    whole.hidden = words.trim() !== '' && !whole.querySelector(`:is(${PARTS}):not([hidden])`);
  }
  return found;
}
