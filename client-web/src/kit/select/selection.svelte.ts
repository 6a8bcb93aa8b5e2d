import type { Prompt, LegalAction, Line } from '../../gen/games';
import type { Action } from '../../net/document';
import type { Outcome } from '../../net/room-request';
import {
  fits,
  matching,
  highlight,
  offers,
  select,
  reason,
  RECONSIDER,
  waitsForOthers,
  type Highlight,
  type Thing,
} from './narrowing';

/** What a selection needs from the match. */
interface SelectionContext {
  /** Absent when this viewer has nothing to decide. */
  prompt(): Prompt<Action> | undefined;
  decision(): number;
  /** An action was sent and is not answered yet. */
  busy(): boolean;
  /** Nothing can be sent because there is no connection. */
  offline(): boolean;
  act(action: Action): Promise<Outcome>;
  format(line: Line): string;
  /** Fields whose values are offered as buttons. */
  buttonFields?: readonly string[];
  /** Actions that start with a button. */
  verbs?(): readonly string[];
  /** Called when a thing cannot be selected; without a line if the game gives no reason. */
  onRefused(why: Line | undefined): void;
}

interface SelectionState {
  decision: number;
  picked: Thing;
  confirming?: LegalAction<Action>;
}

const NOTHING: Thing = {};

/** The things that the player has selected for the current question. A new question clears it. */
export class Selection {
  #context: SelectionContext;
  #state = $state.raw<SelectionState>();
  /** The question that the last action answered. */
  #answered = $state.raw<Prompt<Action>>();

  #suggestion = $state.raw<{ decision: number; action: Action; why: Line | undefined }>();

  constructor(context: SelectionContext) {
    this.#context = context;
  }

  get #current(): SelectionState | undefined {
    return this.#state?.decision === this.#context.decision() ? this.#state : undefined;
  }

  get picked(): Thing {
    return this.#current?.picked ?? NOTHING;
  }

  /** The action that the player is asked to confirm. */
  get confirming(): LegalAction<Action> | undefined {
    return this.#current?.confirming;
  }

  /** The player has chosen and waits for the others. */
  get waiting(): boolean {
    return waitsForOthers(this.#context.prompt());
  }

  /** The player can select something now. */
  get enabled(): boolean {
    return this.#context.prompt() !== undefined && !this.#blocked;
  }

  get #blocked(): boolean {
    return this.#context.busy() || this.#context.offline();
  }

  /** While an action is on its way the highlights stay as they are; they change with the next question. */
  highlight(thing: Thing): Highlight {
    const prompt = this.#context.prompt();
    if (!prompt || this.#context.offline()) return undefined;
    if (!this.waiting) return this.#isOpen(prompt, thing) ? highlight(prompt, this.picked, thing) : undefined;
    // A thing that was another possible answer can replace the choice that waits.
    return this.#answered && matching(this.#answered, thing).length ? 'instead' : undefined;
  }

  /** The game's reason why the thing cannot be selected, if it gives one. */
  whyNot(thing: Thing): string | undefined {
    const prompt = this.#context.prompt();
    const why = prompt && reason(prompt, this.picked, thing);
    return why && this.#context.format(why);
  }

  /** Whether the thing can be selected next. */
  isNext(thing: Thing): boolean {
    return this.highlight(thing) === 'next';
  }

  get offers(): LegalAction<Action>[] {
    const prompt = this.#context.prompt();
    const verbs = this.#context.verbs?.() ?? [];
    const all = prompt ? offers(prompt, this.picked, this.#context.buttonFields) : [];
    return all.filter(({ action }) => !verbs.includes(action.do) || this.picked.do === action.do);
  }

  /** The legal actions that start with a button. */
  get verbs(): string[] {
    const prompt = this.#context.prompt();
    const possible = new Set(prompt?.actions.map(({ action }) => action.do));
    return (this.#context.verbs?.() ?? []).filter((verb) => possible.has(verb));
  }

  /** The verb whose button was pressed and that still needs a thing. */
  get activeVerb(): string | undefined {
    const { do: what } = this.picked;
    return typeof what === 'string' && this.verbs.includes(what) ? what : undefined;
  }

  /** Whether the thing can be selected without pressing a verb's button first. */
  #isOpen(prompt: Prompt<Action>, thing: Thing): boolean {
    const verbs = this.#context.verbs?.() ?? [];
    if (!verbs.length || 'do' in thing || 'do' in this.picked) return true;
    return matching(prompt, thing).some(({ action }) => !verbs.includes(action.do));
  }

  #withoutVerbs = new WeakMap<Prompt<Action>, Prompt<Action>>();

  /**
   * The question without the actions that start with a button, unless a button was pressed or only they have the
   * thing.
   */
  #questionFor(prompt: Prompt<Action>, thing: Thing): Prompt<Action> {
    const verbs = this.#context.verbs?.() ?? [];
    if (!verbs.length || 'do' in thing || 'do' in this.picked) return prompt;
    let rest = this.#withoutVerbs.get(prompt);
    if (!rest) {
      rest = { ...prompt, actions: prompt.actions.filter(({ action }) => !verbs.includes(action.do)) };
      this.#withoutVerbs.set(prompt, rest);
    }
    return matching(rest, thing).length ? rest : prompt;
  }

  /** Shows how to carry out this action and, if it is known, why one would, while this decision lasts. */
  suggest(decision: number, action: Action, why?: Line): void {
    this.#suggestion = { decision, action, why };
  }

  get suggestion(): Action | undefined {
    return this.#suggested?.action;
  }

  /** Why one would carry out the suggested action. */
  get suggestionReason(): Line | undefined {
    return this.#suggested?.why;
  }

  get #suggested(): { action: Action; why: Line | undefined } | undefined {
    const found = this.#suggestion;
    return found?.decision === this.#context.decision() && !this.waiting ? found : undefined;
  }

  /** The field of the suggested action that is selected with the thing; undefined if it leads elsewhere. */
  suggestedBy(thing: Thing): string | undefined {
    const action = this.suggestion as Thing | undefined;
    return action && fits(action, thing) && this.highlight(thing) !== 'picked'
      ? Object.keys(thing)[0]
      : undefined;
  }

  async select(thing: Thing): Promise<void> {
    const prompt = this.#context.prompt();
    if (!prompt || this.#blocked) return;
    const result = select(this.#questionFor(prompt, thing), this.picked, thing);
    switch (result.is) {
      case 'reconsider': {
        if (this.#answered && !matching(this.#answered, thing).length) {
          this.#context.onRefused(undefined);
          return;
        }
        const outcome = await this.#context.act(RECONSIDER);
        // The answer to `reconsider` has brought the new question.
        if (outcome.ok && !this.waiting) await this.select(thing);
        return;
      }
      case 'refused':
        this.#context.onRefused(result.why);
        return;
      case 'narrowed':
        this.#setState(result.picked);
        return;
      case 'chosen':
        this.#setState(result.picked);
        // A verb's button never carries out an action by itself, even where only one is left.
        if (this.activeVerb === undefined || this.activeVerb !== thing.do) await this.choose(result.choice);
        return;
    }
  }

  /**
   * Selects a thing alone and carries nothing out, even if only one action has it: for a drag, which tells the rest when it
   * ends. False if it cannot be selected.
   */
  hold(thing: Thing): boolean {
    const prompt = this.#context.prompt();
    if (!prompt || this.#blocked || this.waiting) return false;
    if (!matching(this.#questionFor(prompt, thing), thing).length) return false;
    this.#setState(thing);
    return true;
  }

  /** Sends a legal action, or asks for confirmation where the game wants it. */
  async choose(choice: LegalAction<Action>): Promise<void> {
    if (this.#blocked) return;
    if (choice.confirm) this.#setState(this.picked, choice);
    else await this.#send(choice);
  }

  /** Sends the action that the player was asked about. Choosing it once more only asks again. */
  async confirm(): Promise<void> {
    const { confirming } = this;
    if (confirming && !this.#blocked) await this.#send(confirming);
  }

  async #send(choice: LegalAction<Action>): Promise<void> {
    const prompt = this.#context.prompt();
    const outcome = await this.#context.act(choice.action);
    if (!outcome.ok) this.clear();
    else if (!waitsForOthers(prompt)) this.#answered = prompt;
  }

  /** The player has selected something, or is asked to confirm it, and can still cancel. */
  get inProgress(): boolean {
    return this.confirming !== undefined || Object.keys(this.picked).length > 0;
  }

  clear(): void {
    this.#state = undefined;
  }

  #setState(picked: Thing, confirming?: LegalAction<Action>): void {
    this.#state = { decision: this.#context.decision(), picked, ...(confirming && { confirming }) };
  }
}
