/** Breaks a text into lines of at most `width`: between words, or anywhere in a word that is too long (Japanese). */
export function lines(text: string, width: number, measure: (text: string) => number): string[] {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line ? `${line} ${word}` : word;
    if (measure(joined) <= width) {
      line = joined;
      continue;
    }
    if (line) done.push(line);
    line = '';
    for (const letter of word) {
      if (line && measure(line + letter) > width) {
        done.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...done, line] : done;
}
