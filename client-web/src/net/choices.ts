import type { Ask, Barred, Choice } from '../gen/games';
import type { Action, ToldAsk } from './document';
import { merge, type Json } from './merge';

/** Under this name stands what is barred whatever one does. */
const ANY = 'any';
const known = new WeakMap<ToldAsk, Ask<Action>>();

/** What is asked, with its choices and what is barred one by one: the same as long as nothing else is told. */
export function asked(told: ToldAsk): Ask<Action> {
  let ask = known.get(told);
  if (!ask) {
    const choices = each(told.choices).flatMap(([verb, patches]) =>
      unchained(patches).flatMap((choice) => spread(withVerb(choice, 'action', verb), 'action')),
    );
    const barred = each(told.barred ?? {}).flatMap(([verb, bars]) =>
      bars.flatMap((bar) =>
        spread(verb === ANY ? { what: {}, ...bar } : withVerb(bar, 'what', verb), 'what'),
      ),
    );
    ask = { wanted: told.wanted, choices: choices as Choice<Action>[] };
    if (barred.length) ask.barred = barred as Barred[];
    known.set(told, ask);
  }
  return ask;
}

type Fields = Record<string, unknown>;

/** In an order that does not hang on what was told first. */
const each = <V>(by: Record<string, V>): [string, V][] =>
  Object.entries(by).sort(([a], [b]) => (a < b ? -1 : 1));

/** With the verb in that part of it, which is made where there is none. */
function withVerb<P extends string>(
  one: Partial<Record<P, Fields>>,
  part: P,
  verb: string,
): Record<P, Fields> {
  return { ...one, [part]: { do: verb, ...one[part] } };
}

/**
 * Choices, or what is barred, one by one: on the wire, a list in a field (of the choice's `action`, of `what` is barred)
 * stands for any one of the things in it.
 */
function spread<P extends string, G extends Record<P, Fields>>(one: G, part: P): G[] {
  const fields: Fields = one[part];
  const several = Object.entries(fields).find(([, value]) => Array.isArray(value));
  if (!several) return [one];
  const [field, values] = several;
  return (values as unknown[]).flatMap((value) =>
    spread({ ...one, [part]: { ...fields, [field]: value } }, part),
  );
}

/** Choices as they are, from how they are written: each as the patch that leads to it from the one before. */
function unchained(patches: readonly Json[]): Partial<Record<'action', Fields>>[] {
  let choice: Json | undefined;
  return patches.map((patch) => (choice = merge(choice, patch)) as { action?: Fields });
}
