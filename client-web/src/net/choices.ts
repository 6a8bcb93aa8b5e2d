import type { RoomDocument } from './document';

type Gathered = { action: Record<string, unknown> };

/** The choices one by one: on the wire, a list in a field of an action stands for any one of the things in it. */
export function spread<C extends Gathered>(choices: C[]): C[] {
  return choices.flatMap((choice) => {
    const several = Object.entries(choice.action).find(([, value]) => Array.isArray(value));
    if (!several) return [choice];
    const [field, values] = several;
    const single = (value: unknown) => ({ ...choice, action: { ...choice.action, [field]: value } });
    return spread((values as unknown[]).map(single));
  });
}

/** The document with its choices one by one. */
export function spreadOut(document: RoomDocument): RoomDocument {
  const { you } = document;
  if (!you?.ask) return document;
  const choices = spread(you.ask.choices);
  // What stays the same must stay the same object.
  if (choices.length === you.ask.choices.length) return document;
  return { ...document, you: { ...you, ask: { ...you.ask, choices } } };
}
