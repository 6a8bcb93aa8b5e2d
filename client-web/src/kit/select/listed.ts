import type { Ask, Choice, Param } from '../../gen/games';
import type { Action } from '../../net/document';

/** What a thing on the board stands for: fields of an action with their values. */
export type Thing = Readonly<Record<string, Param>>;

/** The choices of one question, found by what they name. */
export class Listed {
  readonly all: readonly Choice<Action>[];
  #by = new Map<string, Map<Param, Choice<Action>[]>>();
  #touching = new Map<string, Choice<Action>[]>();
  /** What was looked for before: a table of things asks the same again and again. */
  #known = new Map<string, Choice<Action>[]>();

  constructor(all: readonly Choice<Action>[]) {
    this.all = all;
    for (const choice of all) {
      for (const [field, value] of Object.entries(choice.action)) {
        let values = this.#by.get(field);
        if (!values) this.#by.set(field, (values = new Map<Param, Choice<Action>[]>()));
        push(values, value, choice);
      }
      for (const id of touches(choice)) push(this.#touching, id, choice);
    }
  }

  /** Those that name all of this. */
  left(thing: Thing): Choice<Action>[] {
    const fields = Object.entries(thing);
    const [first] = fields;
    if (!first) return [...this.all];
    if (fields.length === 1) return this.#by.get(first[0])?.get(first[1]) ?? [];
    const key = fields.map(([field, value]) => `${field}=${typeof value}${value}`).join();
    let found = this.#known.get(key);
    if (!found) this.#known.set(key, (found = this.#look(fields)));
    return found;
  }

  #look(fields: [string, Param][]): Choice<Action>[] {
    let fewest: Choice<Action>[] | undefined;
    for (const [field, value] of fields) {
      const found = this.#by.get(field)?.get(value) ?? [];
      if (!fewest || found.length < fewest.length) fewest = found;
    }
    return fewest!.filter(({ action }) => fields.every(([field, value]) => action[field] === value));
  }

  /** What a field can be in choices that name all of this. */
  values(field: string, thing: Thing = {}): Param[] {
    return [...new Set(this.left(thing).flatMap(({ action }) => (field in action ? [action[field]!] : [])))];
  }

  /** Those that lay hold of a thing. */
  touching(id: string): Choice<Action>[] {
    return this.#touching.get(id) ?? [];
  }
}

/** What a choice lays hold of. */
export function touches(choice: Choice<Action>): readonly string[] {
  return choice.touches?.split(' ') ?? [];
}

function push<K>(map: Map<K, Choice<Action>[]>, key: K, choice: Choice<Action>): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

const made = new WeakMap<Ask<Action>, Listed>();

/** The choices of a question, sorted once for all that ask about them. */
export function listedOf(ask: Ask<Action>): Listed {
  let found = made.get(ask);
  if (!found) made.set(ask, (found = new Listed(ask.choices)));
  return found;
}
