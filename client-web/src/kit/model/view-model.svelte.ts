import type { Ask, Choice, Line, Seat } from '../../gen/games';
import type { Holder, TableChange, TableView } from '../../gen/protocol';
import { t, text } from '../../i18n/text.svelte';
import type { Action, RoomDocument, You } from '../../net/document';
import type { RoomStore } from '../../net/room.svelte';
import type { Outcome } from '../../net/socket';
import { lazy } from '../../net/lazy.svelte';
import { ownOf, viewOf } from './document';
import type { AnyLogic } from './logic';
import { touches } from '../select/listed';
import { marked } from './marks';
import { Inspection } from '../select/inspection.svelte';
import { Selection } from '../select/selection.svelte';
import { playerName } from './players';
import { lastSeen } from './seen.svelte';
import type { Sheet } from './sheet';
import type { LogFormatter, ToldStep } from './log-formatter';
import { toast } from '../ui/toasts.svelte';
import { say, sentence, word, type Speech } from './words';

/** Somebody who goes through a match afterwards. */
export interface Reader {
  /** The seat that was theirs: they are called “you”, whoever's eyes they look through. */
  own?: Seat;
  /** They see what everybody saw. */
  everything: boolean;
}

/** A running or finished match as the kit and a game's own parts see it. */
export class MatchViewModel<View = unknown, Own = unknown, Game extends AnyLogic = AnyLogic> {
  readonly room: RoomStore;
  readonly game: Game;
  readonly reader: Reader | undefined;
  readonly selection: Selection;
  /** What one points at to learn about it. */
  readonly inspection = new Inspection();
  /** The last step that was looked at from this browser before now. */
  readonly seenBefore: number | undefined;
  /** The seat whose place is in the middle, where somebody chose one. */
  chosenFocus = $state<Seat>();
  /** Why the last wish could not be fulfilled. */
  refusal = $state<string>();
  /** The points are being counted: nobody knows the totals yet. */
  counting = $state(false);

  /** Comes after the table: it brings many texts. */
  #formatter = $state.raw<LogFormatter>();

  constructor(room: RoomStore, game: Game, reader?: Reader) {
    this.room = room;
    this.game = game;
    this.reader = reader;
    this.seenBefore = lastSeen(room.id);
    this.selection = new Selection({
      ask: () => this.ask,
      decision: () => this.decision,
      busy: () => room.pending !== undefined,
      away: () => room.connection !== 'live',
      act: (action) => this.act(action),
      say: (line) => this.line(line),
      ...(game.spoken && { spoken: game.spoken }),
      verbs: () => game.verbs?.(this.view) ?? [],
      refused: (why) => this.refuse(why),
    });
    void lazy(() => import('./log-formatter')).then(
      ({ LogFormatter }) => (this.#formatter = new LogFormatter()),
    );
  }

  // Whoever asks for a part of the document is not told of changes of the rest: each step makes the whole of it anew.
  #document = $derived.by((): RoomDocument => this.room.document!);
  readonly table: TableView = $derived.by(() => this.#document.table);
  #title = $derived.by(() => this.table.game);
  #holders = $derived.by(() => this.table.seats);
  #told = $derived.by(() => this.#document.scores);
  #toldMe = $derived.by(() => this.#document.own_scores);
  readonly view = $derived.by(() => viewOf(this.#document) as View);
  /** The sheet, with what only this viewer may know of it. */
  readonly scores: Sheet | undefined = $derived.by(() =>
    this.game.reading.sheet(this.#told, this.#toldMe, this.game.sheet, this.seats),
  );
  readonly you: You | undefined = $derived.by(() => this.#document.you);
  /** The number of the question, as long as it is the same. */
  readonly decision: number = $derived.by(() => this.you?.decision ?? -1);
  readonly ask: Ask<Action> | undefined = $derived.by(
    () => this.you?.ask && this.game.reading.ask(this.you.ask),
  );
  /** The seat through whose eyes the table is seen; to who sees everything, the one that is looked at. */
  readonly me: Seat | undefined = $derived.by(
    () => this.you?.seat ?? (this.reader?.everything ? (this.chosenFocus ?? 0) : undefined),
  );
  /** The seat that is called “you”. */
  readonly reads: Seat | undefined = $derived.by(() => (this.reader ? this.reader.own : this.me));
  readonly running: boolean = $derived.by(() => this.table.status === 'running');
  readonly seats: Seat[] = $derived.by(() => Object.keys(this.#holders).map(Number));
  /** Whose place is shown large: mine, or the one somebody who watches looks at. */
  readonly focus: Seat = $derived.by(() => this.me ?? this.chosenFocus ?? 0);
  /** Everybody else's seats in the order of play, beginning with the one after mine. */
  readonly others: Seat[] = $derived.by(() => {
    const at = this.seats.indexOf(this.focus);
    return [...this.seats.slice(at + 1), ...this.seats.slice(0, at)];
  });
  /** I am to decide, and have not yet. */
  readonly myTurn: boolean = $derived.by(
    () => this.ask !== undefined && this.me !== undefined && this.table.awaited.includes(this.me),
  );
  /** The pieces that others moved since I did something. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const now = marked(this.game, this.room.log, this.reads);
    const same = now.size === this.#marked.size && [...now].every((piece) => this.#marked.has(piece));
    return same ? this.#marked : (this.#marked = now);
  });
  #marked: ReadonlySet<string> = new Set();
  /** What each step has to tell. */
  readonly logLines: ToldStep[] = $derived.by(() =>
    this.#formatter ? this.#formatter.tell(this.game, this.speech, this.room.log, this.view) : [],
  );
  readonly speech: Speech = $derived.by(() => ({
    game: this.#title,
    people: { name: (seat: Seat) => this.name(seat), me: this.reads },
    seats: this.game.seatParams,
  }));

  #last = $derived.by(() => this.#formatter?.lastDeeds(this.game, this.speech, this.room.log, this.view));

  /** What a seat knows besides what everybody may know, where it may be seen here. */
  own(seat: Seat): Own | undefined {
    return ownOf(this.#document, seat) as Own | undefined;
  }
  holder(seat: Seat): Holder | undefined {
    return this.#holders[seat];
  }
  name(seat: Seat): string {
    return playerName(seat, this.holder(seat));
  }
  /** What somebody did last, in words. */
  lastOf(seat: Seat): string | undefined {
    return this.#last?.get(seat);
  }

  line(line: Line): string {
    return sentence(this.speech, line);
  }
  /** What the table waits for; `n` counts the seats that are awaited. */
  get headline(): string {
    const { headline, awaited } = this.table;
    return headline ? this.line({ ...headline, with: { n: awaited.length, ...headline.with } }) : '';
  }
  say(kind: string, id: string, params?: object): string {
    return say(this.speech, kind, id, params);
  }
  word(param: string, value: string): string {
    return word(this.#title, param, value);
  }
  /** A text of the game itself. */
  text(key: string, params?: Record<string, string | number>): string {
    return text(`${this.#title}-${key}`, params);
  }
  /** An action in words, for lists and buttons. */
  describe(choice: Choice<Action>): string {
    const { do: what, ...fields } = choice.action;
    return this.say('do', what, {
      ...this.game.detail?.(this.view, choice.action, touches(choice)),
      ...fields,
    });
  }

  #worth = new WeakMap<Choice<Action>, Promise<number | undefined>>();

  /** What an action would bring by the sheet, where the server says it. */
  worth(choice: Choice<Action>): Promise<number | undefined> {
    let gain = this.#worth.get(choice);
    if (!gain) this.#worth.set(choice, (gain = this.room.worth(choice.action)));
    return gain;
  }

  async act(action: Action): Promise<Outcome> {
    this.refusal = undefined;
    return this.told(await this.room.act(action));
  }
  async undo(): Promise<void> {
    this.refusal = undefined;
    this.selection.clear();
    this.told(await this.room.undo());
  }
  async change(change: TableChange): Promise<Outcome> {
    return this.told(await this.room.change(change));
  }

  refuse(why: Line | undefined): void {
    this.refusal = why ? this.line(why) : t('not-now');
  }

  private told(outcome: Outcome): Outcome {
    if (!outcome.ok) toast(text(`code-${outcome.code}`));
    return outcome;
  }
}
