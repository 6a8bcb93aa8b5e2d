import type { Prompt, LegalAction, Param } from '../../gen/games';
import type { Action } from '../../net/document';

/** The fields of an action, with their values, that a thing on the board stands for. */
export type Thing = Readonly<Record<string, Param>>;

/** An index of the legal actions of one question by their fields. */
export class LegalActions {
  readonly all: readonly LegalAction<Action>[];
  #by = new Map<string, Map<Param, LegalAction<Action>[]>>();
  #touching = new Map<string, LegalAction<Action>[]>();
  /** Results of earlier lookups: every render asks the same again. */
  #known = new Map<string, LegalAction<Action>[]>();

  constructor(all: readonly LegalAction<Action>[]) {
    this.all = all;
    for (const choice of all) {
      for (const [field, value] of Object.entries(choice.action)) {
        let values = this.#by.get(field);
        if (!values) this.#by.set(field, (values = new Map<Param, LegalAction<Action>[]>()));
        push(values, value, choice);
      }
      for (const id of touches(choice)) push(this.#touching, id, choice);
    }
  }

  /** The actions that have all of these fields and values. */
  matching(thing: Thing): LegalAction<Action>[] {
    const fields = Object.entries(thing);
    const [first] = fields;
    if (!first) return [...this.all];
    if (fields.length === 1) return this.#by.get(first[0])?.get(first[1]) ?? [];
    const key = fields.map(([field, value]) => `${field}=${typeof value}${value}`).join();
    let found = this.#known.get(key);
    if (!found) this.#known.set(key, (found = this.#look(fields)));
    return found;
  }

  #look(fields: [string, Param][]): LegalAction<Action>[] {
    let fewest: LegalAction<Action>[] | undefined;
    for (const [field, value] of fields) {
      const found = this.#by.get(field)?.get(value) ?? [];
      if (!fewest || found.length < fewest.length) fewest = found;
    }
    return fewest!.filter(({ action }) => fields.every(([field, value]) => action[field] === value));
  }

  /** The values of a field in actions that match `thing`. */
  values(field: string, thing: Thing = {}): Param[] {
    return [
      ...new Set(this.matching(thing).flatMap(({ action }) => (field in action ? [action[field]!] : []))),
    ];
  }

  /** The actions that touch the thing with this id. */
  touching(id: string): LegalAction<Action>[] {
    return this.#touching.get(id) ?? [];
  }
}

/** The ids of the things that an action affects. */
export function touches(choice: LegalAction<Action>): readonly string[] {
  return choice.touches?.split(' ') ?? [];
}

function push<K>(map: Map<K, LegalAction<Action>[]>, key: K, choice: LegalAction<Action>): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

const made = new WeakMap<Prompt<Action>, LegalActions>();

/** The index for a question, built once. */
export function legalActionsOf(prompt: Prompt<Action>): LegalActions {
  let found = made.get(prompt);
  if (!found) made.set(prompt, (found = new LegalActions(prompt.actions)));
  return found;
}
