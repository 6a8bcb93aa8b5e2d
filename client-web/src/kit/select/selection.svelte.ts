import type { Ask, Choice, Line } from '../../gen/games';
import type { Action } from '../../net/document';
import type { Outcome } from '../../net/socket';
import {
  left,
  highlight,
  offers,
  point,
  reason,
  RECONSIDER,
  waitsForOthers,
  type Highlight,
  type Thing,
} from './narrowing';

/** Where the selection gets its question from, and where the answer goes. */
export interface Asker {
  /** Absent: nothing is wanted of this viewer. */
  ask(): Ask<Action> | undefined;
  decision(): number;
  /** An answer is on its way. */
  busy(): boolean;
  /** Nothing can be sent: who would answer is not reached. */
  away(): boolean;
  act(action: Action): Promise<Outcome>;
  say(line: Line): string;
  /** Fields that are offered in words. */
  spoken?: readonly string[];
  /** Actions that a button begins. */
  verbs?(): readonly string[];
  /** Told when a wish cannot be fulfilled; without a line when the game gives no reason. */
  refused(why: Line | undefined): void;
}

interface Held {
  decision: number;
  picked: Thing;
  confirming?: Choice<Action>;
}

const NOTHING: Thing = {};

/** What the player has pointed at so far. Forgotten with the question it belongs to. */
export class Selection {
  #asker: Asker;
  #held = $state.raw<Held>();
  /** The question that was answered last. */
  #answered = $state.raw<Ask<Action>>();

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  get #now(): Held | undefined {
    return this.#held?.decision === this.#asker.decision() ? this.#held : undefined;
  }

  get picked(): Thing {
    return this.#now?.picked ?? NOTHING;
  }

  /** The choice that is asked about once more. */
  get confirming(): Choice<Action> | undefined {
    return this.#now?.confirming;
  }

  /** A choice is made and waits for the others. */
  get waiting(): boolean {
    return waitsForOthers(this.#asker.ask());
  }

  /** Something can be pointed at now. */
  get open(): boolean {
    return this.#asker.ask() !== undefined && !this.#halted;
  }

  get #halted(): boolean {
    return this.#asker.busy() || this.#asker.away();
  }

  /** The table stays as it is while an answer is on its way: with it comes the next question, and its highlight. */
  highlight(thing: Thing): Highlight {
    const ask = this.#asker.ask();
    if (!ask || this.#asker.away()) return undefined;
    if (!this.waiting) return this.#begun(ask, thing) ? highlight(ask, this.picked, thing) : undefined;
    // What stood beside the choice that waits can be had instead of it.
    return this.#answered && left(this.#answered, thing).length ? 'instead' : undefined;
  }

  /** Why the thing cannot be chosen, where the game says it. */
  whyNot(thing: Thing): string | undefined {
    const ask = this.#asker.ask();
    const why = ask && reason(ask, this.picked, thing);
    return why && this.#asker.say(why);
  }

  /** Whether the thing glows: it is what could be pointed at next. */
  lit(thing: Thing): boolean {
    return this.highlight(thing) === 'next';
  }

  get offers(): Choice<Action>[] {
    const ask = this.#asker.ask();
    const verbs = this.#asker.verbs?.() ?? [];
    const all = ask ? offers(ask, this.picked, this.#asker.spoken) : [];
    return all.filter(({ action }) => !verbs.includes(action.do) || this.picked.do === action.do);
  }

  /** The actions that a button begins, as far as they are possible. */
  get verbs(): string[] {
    const ask = this.#asker.ask();
    const possible = new Set(ask?.choices.map(({ action }) => action.do));
    return (this.#asker.verbs?.() ?? []).filter((verb) => possible.has(verb));
  }

  /** The action that a button began and pointing at the table has to end. */
  get begun(): string | undefined {
    const { do: what } = this.picked;
    return typeof what === 'string' && this.verbs.includes(what) ? what : undefined;
  }

  /** Whether the thing can be pointed at without a button first. */
  #begun(ask: Ask<Action>, thing: Thing): boolean {
    const verbs = this.#asker.verbs?.() ?? [];
    if (!verbs.length || 'do' in thing || 'do' in this.picked) return true;
    return left(ask, thing).some(({ action }) => !verbs.includes(action.do));
  }

  #meant = new WeakMap<Ask<Action>, Ask<Action>>();

  /** The question without what a button has to begin, as long as none was pressed and something else is possible. */
  #without(ask: Ask<Action>, thing: Thing): Ask<Action> {
    const verbs = this.#asker.verbs?.() ?? [];
    if (!verbs.length || 'do' in thing || 'do' in this.picked) return ask;
    let rest = this.#meant.get(ask);
    if (!rest) {
      rest = { ...ask, choices: ask.choices.filter(({ action }) => !verbs.includes(action.do)) };
      this.#meant.set(ask, rest);
    }
    return left(rest, thing).length ? rest : ask;
  }

  async point(thing: Thing): Promise<void> {
    const ask = this.#asker.ask();
    if (!ask || this.#halted) return;
    const pointed = point(this.#without(ask, thing), this.picked, thing);
    switch (pointed.is) {
      case 'reconsider': {
        if (this.#answered && !left(this.#answered, thing).length) {
          this.#asker.refused(undefined);
          return;
        }
        const outcome = await this.#asker.act(RECONSIDER);
        // The new question has come with the answer.
        if (outcome.ok && !this.waiting) await this.point(thing);
        return;
      }
      case 'refused':
        this.#asker.refused(pointed.why);
        return;
      case 'narrowed':
        this.#hold(pointed.picked);
        return;
      case 'chosen':
        this.#hold(pointed.picked);
        // A button that begins something does not end it, however little there is to choose.
        if (this.begun === undefined || this.begun !== thing.do) await this.choose(pointed.choice);
        return;
    }
  }

  /** Takes one of the listed choices; asks first where something would be given up. */
  async choose(choice: Choice<Action>): Promise<void> {
    if (this.#halted) return;
    if (choice.confirm && this.confirming !== choice) {
      this.#hold(this.picked, choice);
      return;
    }
    const ask = this.#asker.ask();
    const outcome = await this.#asker.act(choice.action);
    if (!outcome.ok) this.clear();
    else if (!waitsForOthers(ask)) this.#answered = ask;
  }

  /** The player has selected something, or is asked to confirm it, and can still cancel. */
  get halfway(): boolean {
    return this.confirming !== undefined || Object.keys(this.picked).length > 0;
  }

  clear(): void {
    this.#held = undefined;
  }

  #hold(picked: Thing, confirming?: Choice<Action>): void {
    this.#held = { decision: this.#asker.decision(), picked, ...(confirming && { confirming }) };
  }
}
