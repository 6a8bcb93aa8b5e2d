import { FluentResource } from '@fluent/bundle';
import type { Message, Part, Texts } from '../src/i18n/message.ts';

type Pattern = NonNullable<FluentResource['body'][number]['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** Compiles a Fluent file into the format of `src/i18n/message.ts`, so that the browser need not parse it. */
export function compileTexts(source: string): Texts {
  const patterns = new Map<string, Pattern>();
  for (const { id, value } of new FluentResource(source).body) {
    if (value !== null) patterns.set(id, value);
  }
  return Object.fromEntries([...patterns].map(([id, pattern]) => [id, messageOf(pattern, patterns)]));
}

type Patterns = ReadonlyMap<string, Pattern>;

function messageOf(pattern: Pattern, others: Patterns): Message {
  const parts = (typeof pattern === 'string' ? [pattern] : pattern).flatMap((element) => {
    const message = typeof element === 'string' ? element : partOf(element, others);
    return typeof message === 'string' ? [message] : message;
  });
  const joined: Part[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  if (!joined.length) return '';
  return joined.length === 1 && typeof joined[0] === 'string' ? joined[0] : joined;
}

function partOf(expression: Expression, others: Patterns): Message {
  switch (expression.type) {
    case 'str':
      return expression.value;
    case 'var':
      return [[expression.name]];
    case 'mesg': {
      const other = expression.attr === null ? others.get(expression.name) : undefined;
      if (other === undefined) throw new Error(`there is no text ${expression.name}`);
      return messageOf(other, others);
    }
    case 'select': {
      const { selector, variants, star } = expression;
      if (selector.type !== 'var') throw new Error(`a text turns on a ${selector.type}`);
      const named = variants.map(
        ({ key, value }) => [String(key.value), messageOf(value, others)] as [string, Message],
      );
      const [, otherwise] = named.splice(star, 1)[0]!;
      return [[selector.name, otherwise, Object.fromEntries(named)]];
    }
    default:
      throw new Error(`a text has a ${expression.type} in it`);
  }
}
