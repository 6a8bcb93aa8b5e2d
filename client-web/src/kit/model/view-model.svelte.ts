import type { Prompt, LegalAction, Line, Seat } from '../../gen/games';
import type { SeatView, TableChange, TableView } from '../../gen/protocol';
import { t, text } from '../../i18n/text.svelte';
import type { Action, RoomDocument, You } from '../../net/document';
import { expanded } from '../../net/prompt';
import type { RoomStore } from '../../net/room.svelte';
import type { Outcome } from '../../net/room-request';
import { lastSeen } from '../../net/last-seen';
import { lazy } from '../../net/lazy.svelte';
import { ticking } from '../../net/ticking.svelte';
import { privateViewOf, viewOf } from './document';
import type { AnyLogic } from './logic';
import { touches } from '../select/legal-actions';
import { freshPieces } from './fresh-pieces';
import { Inspection } from '../select/inspection.svelte';
import { Selection } from '../select/selection.svelte';
import { playerName, shortName } from './players';
import type { Sheet } from './sheet';
import type { LogFormatter, LoggedStep } from './log-formatter';
import { signal } from '../ui/signals';
import { toastRefusal } from '../ui/toasts.svelte';
import { say, sentence, word, type TextContext } from './game-text';

/** The user who looks at a replay. */
interface ReplayViewer {
  /** The user's own seat. It is called “you” even when the replay is shown as seen from another seat. */
  own?: Seat;
  /** The replay shows the private views of all seats. */
  everything: boolean;
}

/** The view model of a running or finished match, for the kit and for games. */
export class MatchViewModel<View = unknown, Private = unknown, Game extends AnyLogic = AnyLogic> {
  readonly room: RoomStore;
  readonly game: Game;
  readonly replayViewer: ReplayViewer | undefined;
  readonly selection: Selection;
  /** The thing whose description is shown. */
  readonly inspection: Inspection;
  /** The last step that was shown in this browser before this visit. */
  readonly lastViewedVersion: number | undefined;
  /** The seat whose area a spectator has chosen to see. */
  chosenFocus = $state<Seat>();
  /** Why the last selection was refused. */
  refusal = $state<string>();
  /** The key of that reason, if the game gave one. */
  refusedBy = $state<string>();
  /** The result is being counted out, and the totals are still hidden. */
  counting = $state(false);

  /** Loaded lazily, because it brings many texts. */
  #formatter = $state.raw<LogFormatter>();

  constructor(room: RoomStore, game: Game, replayViewer?: ReplayViewer) {
    this.room = room;
    this.game = game;
    this.replayViewer = replayViewer;
    this.inspection = new Inspection(() => game.explain());
    this.lastViewedVersion = lastSeen(room.id)?.version;
    this.selection = new Selection({
      prompt: () => this.prompt,
      decision: () => this.decision,
      busy: () => room.pending !== undefined,
      offline: () => room.connection !== 'live',
      act: (action) => this.act(action),
      format: (line) => this.line(line),
      ...(game.buttonFields && { buttonFields: game.buttonFields }),
      verbs: () => game.verbs?.(this.view) ?? [],
      onRefused: (why) => this.refuse(why),
    });
    void lazy(() => import('./log-formatter')).then(
      ({ LogFormatter }) => (this.#formatter = new LogFormatter()),
    );
  }

  // Every patch makes a new document. Each part is a `$derived` of its own, so that a component only reacts to
  // changes of the parts it reads.
  #document = $derived.by((): RoomDocument => this.room.document!);
  readonly table: TableView = $derived.by(() => this.#document.table);
  #gameName = $derived.by(() => this.table.game);
  #seatViews = $derived.by(() => this.table.seats);
  #sharedScores = $derived.by(() => this.#document.scores);
  #privateScores = $derived.by(() => this.#document.private_scores);
  readonly view = $derived.by(() => viewOf(this.#document) as View);
  /** The score sheet, with the lines that only this viewer may see. */
  readonly scores: Sheet | undefined = $derived.by(() =>
    this.game.readers.sheet(this.#sharedScores, this.#privateScores, this.game.sheet, this.seats),
  );
  readonly you: You | undefined = $derived.by(() => this.#document.you);
  /** The number of the current question. It changes with every new question. */
  readonly decision: number = $derived.by(() => this.you?.decision ?? -1);
  readonly prompt: Prompt<Action> | undefined = $derived.by(
    () => this.you?.prompt && expanded(this.you.prompt),
  );
  /** The seat that the view is made for. For a replay with all private views, the seat that is looked at. */
  readonly me: Seat | undefined = $derived.by(
    () => this.you?.seat ?? (this.replayViewer?.everything ? (this.chosenFocus ?? 0) : undefined),
  );
  /** The seat that is called “you”. */
  readonly youSeat: Seat | undefined = $derived.by(() =>
    this.replayViewer ? this.replayViewer.own : this.me,
  );
  readonly running: boolean = $derived.by(() => this.table.status === 'running');
  readonly seats: Seat[] = $derived.by(() => Object.keys(this.#seatViews).map(Number));
  /** The seat whose area is shown large: the viewer's own, or the one a spectator has chosen. */
  readonly focus: Seat = $derived.by(() => this.me ?? this.chosenFocus ?? 0);
  /** All other seats in playing order, starting after `focus`. */
  readonly others: Seat[] = $derived.by(() => {
    const at = this.seats.indexOf(this.focus);
    return [...this.seats.slice(at + 1), ...this.seats.slice(0, at)];
  });
  /** The viewer has to decide and has not yet. */
  readonly myTurn: boolean = $derived.by(
    () => this.prompt !== undefined && this.me !== undefined && this.table.awaited.includes(this.me),
  );
  /** The pieces that others have moved since the viewer's last action. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const now = freshPieces(this.game, this.room.log, this.youSeat);
    const same = now.size === this.#fresh.size && [...now].every((piece) => this.#fresh.has(piece));
    return same ? this.#fresh : (this.#fresh = now);
  });
  #fresh: ReadonlySet<string> = new Set();
  /** The log in words, by step. */
  readonly logLines: LoggedStep[] = $derived.by(() =>
    this.#formatter ? this.#formatter.format(this.textContext, this.room.log) : [],
  );
  readonly textContext: TextContext = $derived.by(() => ({
    game: this.#gameName,
    players: { name: (seat: Seat) => this.name(seat), people: this.room.people, me: this.youSeat },
    seats: this.game.seatParams,
  }));

  /** For buttons and questions, which have room for the beginning of a long name. */
  #shortContext: TextContext = $derived.by(() => {
    const { players } = this.textContext;
    return { ...this.textContext, players: { ...players, name: (seat) => shortName(this.name(seat)) } };
  });

  #lastActions = $derived.by(() =>
    this.#formatter?.lastActions(this.textContext, this.room.log, this.game.asides),
  );

  /** The private view of a seat, where this viewer may see it. */
  privateView(seat: Seat): Private | undefined {
    return privateViewOf(this.#document, seat) as Private | undefined;
  }
  seatView(seat: Seat): SeatView | undefined {
    return this.#seatViews[seat];
  }
  name(seat: Seat): string {
    return playerName(seat, this.seatView(seat), this.room.people);
  }
  /** Until when the player of a seat is on vacation; undefined if they are not. */
  vacationUntil(seat: Seat): number | undefined {
    const now = ticking();
    return this.table.vacations?.[seat]?.find(({ from, until }) => from <= now && now < until)?.until;
  }
  /** The last action of a seat, in words. */
  lastActionOf(seat: Seat): string | undefined {
    return this.#lastActions?.get(seat);
  }

  line(line: Line): string {
    return sentence(this.textContext, line);
  }
  /** A question, in which long names end in “…”. */
  question(line: Line): string {
    return sentence(this.#shortContext, line);
  }
  /** What the table waits for; `n` is the number of awaited seats. */
  get headline(): string {
    const { headline, awaited } = this.table;
    return headline ? this.line({ ...headline, with: { n: awaited.length, ...headline.with } }) : '';
  }
  say(kind: string, id: string, params?: object): string {
    return say(this.textContext, kind, id, params);
  }
  word(param: string, value: string): string {
    return word(this.#gameName, param, value);
  }
  /** A text of the game. */
  text(key: string, params?: Record<string, string | number>): string {
    return text(`${this.#gameName}-${key}`, params);
  }
  /** An action in words, for lists and buttons, where long names end in “…”. */
  describe(choice: LegalAction<Action>): string {
    const { do: what, ...fields } = choice.action;
    return say(this.#shortContext, 'do', what, {
      ...this.game.detail?.(this.view, choice.action, touches(choice)),
      ...fields,
    });
  }

  /** Loads a part of the page together with the texts that describe what is in the game. */
  async explained<T>(load: () => Promise<T>): Promise<T> {
    const [part] = await Promise.all([lazy(load), this.game.explain()]);
    return part;
  }

  #scoreDeltas = new WeakMap<LegalAction<Action>, Promise<number | undefined>>();

  /** How the points would change with an action, if the server can say. */
  scoreDelta(choice: LegalAction<Action>): Promise<number | undefined> {
    let delta = this.#scoreDeltas.get(choice);
    if (!delta) this.#scoreDeltas.set(choice, (delta = this.room.scoreDelta(choice.action)));
    return delta;
  }

  async act(action: Action): Promise<Outcome> {
    this.refusal = undefined;
    const outcome = await this.room.act(action);
    if (outcome.ok) signal('chosen');
    return this.toastRefusal(outcome);
  }
  async undo(): Promise<void> {
    this.refusal = undefined;
    this.selection.clear();
    this.toastRefusal(await this.room.undo());
  }
  async change(change: TableChange): Promise<Outcome> {
    return this.toastRefusal(await this.room.change(change));
  }

  refuse(why: Line | undefined): void {
    this.refusal = why ? this.line(why) : t('not-now');
    this.refusedBy = why?.key;
  }

  private toastRefusal(outcome: Outcome): Outcome {
    if (!outcome.ok) void toastRefusal(outcome.code);
    return outcome;
  }
}
