import { untrack } from 'svelte';
import type { ViewModel } from '../model/game';
import { asksForChoice, dueHint, type Hint, type Situation } from './hints';

/** Chooses the hint that is shown. */
export class Coach {
  #model: ViewModel;
  #hints: readonly Hint[];
  #onseen: (hint: string) => void;
  #isReady: () => boolean;
  /** The hints that were read, or answered by a choice. */
  #seen = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    model: ViewModel,
    hints: readonly Hint[],
    seen: readonly string[],
    onseen: (hint: string) => void,
    /** Whether it is known what is suggested for the viewer's choice. Until then nothing is said. */
    isReady: () => boolean = () => true,
  ) {
    this.#model = model;
    this.#hints = hints;
    this.#seen = new Set(seen);
    this.#onseen = onseen;
    this.#isReady = isReady;
  }

  #decides: boolean = $derived.by(() => this.#model.myTurn && !this.#model.selection.waiting);
  #situation: Situation = $derived.by(() => {
    const model = this.#model;
    const lines = Object.entries(model.scores?.lines ?? {});
    return {
      prompt: model.prompt,
      myTurn: this.#decides,
      suggestion: model.selection.suggestion,
      advice: model.selection.suggestionReason?.key,
      scored: lines.flatMap(([line, seats]) => (seats[model.me ?? -1]?.points ? [line] : [])),
      refusedBy: model.refusedBy,
      round: model.game.round(model.view),
      over: !model.running,
    };
  });

  /** The hint that is shown now. */
  readonly hint: Hint | undefined = $derived.by(() =>
    this.#decides && !this.#isReady() ? undefined : dueHint(this.#hints, this.#seen, this.#situation),
  );

  /** Whether the hint is answered by a choice on the table. */
  readonly asksForChoice: boolean = $derived.by(() => this.hint !== undefined && asksForChoice(this.hint));

  /** The user has read or answered a hint. */
  answer(hint: Hint): void {
    this.skip(hint);
    this.#onseen(hint.id);
  }

  /** The user has gone on without reading the hint: it is not shown again until the page is opened anew. */
  skip(hint: Hint): void {
    this.#seen = new Set([...this.#seen, hint.id]);
  }

  /** Calls `run` with the hint that was `shown` when the user made a choice. For the initialization of a component. */
  static onChoice(model: ViewModel, shown: () => Hint | undefined, run: (hint: Hint) => void): void {
    let asked: { hint: Hint; decision: number } | undefined;
    $effect(() => {
      const { decision, myTurn } = model;
      const hint = shown();
      const before = asked;
      asked = hint && myTurn ? { hint, decision } : undefined;
      if (before && (before.decision !== decision || !myTurn)) untrack(() => run(before.hint));
    });
  }
}
