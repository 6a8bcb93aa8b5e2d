import type { RoomDocument } from './document';

/**
 * Choices, or what is barred, one by one: on the wire, a list in a field (of the choice's `action`, of `what` is barred)
 * stands for any one of the things in it.
 */
export function spread<P extends string, G extends Record<P, Record<string, unknown>>>(
  gathered: G[],
  part: P,
): G[] {
  return gathered.flatMap((one) => {
    const fields: Record<string, unknown> = one[part];
    const several = Object.entries(fields).find(([, value]) => Array.isArray(value));
    if (!several) return [one];
    const [field, values] = several;
    const single = (value: unknown) => ({ ...one, [part]: { ...fields, [field]: value } });
    return spread((values as unknown[]).map(single), part);
  });
}

/** The document with its choices and what is barred one by one. */
export function spreadOut(document: RoomDocument): RoomDocument {
  const { you } = document;
  if (!you?.ask) return document;
  const { ask } = you;
  const choices = spread(ask.choices, 'action');
  const barred = spread(ask.barred ?? [], 'what');
  // What stays the same must stay the same object.
  if (choices.length === ask.choices.length && barred.length === (ask.barred?.length ?? 0)) return document;
  return { ...document, you: { ...you, ask: { ...ask, choices, ...(ask.barred && { barred }) } } };
}
