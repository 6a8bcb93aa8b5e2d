import type { ChatLine } from '../../gen/protocol';

/** Lines of one author in a row that the user does not want to see. */
interface Hidden {
  person: string;
  hidden: number;
  /** The number of the first of them. */
  number: number;
}

/** The lines as they are shown: those of ignored people are only counted. */
export function shownLines(lines: readonly ChatLine[], ignored: ReadonlySet<string>): (ChatLine | Hidden)[] {
  const shown: (ChatLine | Hidden)[] = [];
  for (const line of lines) {
    const { person } = line.author;
    const last = shown.at(-1);
    if (!ignored.has(person)) shown.push(line);
    else if (last && 'hidden' in last && last.person === person) last.hidden++;
    else shown.push({ person, hidden: 1, number: line.number });
  }
  return shown;
}
