import { route } from '../app/router.svelte';
import type { Line, ScoreSheet, Seat } from '../gen/games';
import type { Holder, TableChange, TableView } from '../gen/protocol';
import type { GameModule } from '../games/registry';
import { t, text } from '../i18n/text.svelte';
import type { Action, You } from '../net/document';
import type { Room } from '../net/room.svelte';
import type { Outcome } from '../net/socket';
import { Pointing } from './pointing.svelte';
import { playerName } from './players';
import { lastSeen } from './seen.svelte';
import { toast } from './toasts.svelte';
import { say, sentence, word, type Speech } from './words';

/** Somebody who goes through a match afterwards. */
export interface Reader {
  /** The seat that was theirs: they are called “you”, whoever's eyes they look through. */
  own?: Seat;
  /** They see what everybody saw. */
  everything: boolean;
}

/** A running or finished match as the kit and a game's own parts see it. */
export class Stage {
  readonly room: Room;
  readonly game: GameModule;
  readonly reader: Reader | undefined;
  readonly pointing: Pointing;
  /** The last step that was looked at from this browser before now. */
  readonly seenBefore: number | undefined;
  /** The seat whose place is in the middle, where somebody chose one. */
  chosenFocus = $state<Seat>();
  /** Why the last wish could not be fulfilled. */
  refusal = $state<string>();

  constructor(room: Room, game: GameModule, reader?: Reader) {
    this.room = room;
    this.game = game;
    this.reader = reader;
    this.seenBefore = lastSeen(room.id);
    this.pointing = new Pointing({
      ask: () => this.you?.ask,
      decision: () => this.you?.decision ?? -1,
      busy: () => room.pending !== undefined || room.connection !== 'live',
      act: (action) => this.act(action),
      say: (line) => this.line(line),
      ...(game.spoken && { spoken: game.spoken }),
      verbs: () => game.verbs?.(this.view) ?? [],
      refused: (why) => this.refuse(why),
    });
  }

  get table(): TableView {
    return this.room.document!.table;
  }
  get view(): unknown {
    return this.room.document!.game;
  }
  /** What seats know besides, as far as this viewer may know it. */
  get own(): Record<Seat, unknown> | undefined {
    return this.room.document!.own;
  }
  get scores(): ScoreSheet | undefined {
    return this.room.document!.scores;
  }
  get you(): You | undefined {
    return this.room.document!.you;
  }
  /** The seat through whose eyes the table is seen; to who sees everything, the one that is looked at. */
  get me(): Seat | undefined {
    return this.you?.seat ?? (this.reader?.everything ? (this.chosenFocus ?? 0) : undefined);
  }
  /** The seat that is called “you”. */
  get reads(): Seat | undefined {
    return this.reader ? this.reader.own : this.me;
  }
  get running(): boolean {
    return this.table.status === 'running';
  }
  get seats(): Seat[] {
    return Object.keys(this.table.seats).map(Number);
  }
  /** Everybody's seats in the order of play, beginning with the one after mine. */
  get others(): Seat[] {
    const { seats, focus } = this;
    const at = seats.indexOf(focus);
    return [...seats.slice(at + 1), ...seats.slice(0, at)];
  }
  /** Whose place is shown large: mine, or the one somebody who watches looks at. */
  get focus(): Seat {
    return this.me ?? this.chosenFocus ?? 0;
  }
  /** I am to decide, and have not yet. */
  get myTurn(): boolean {
    return this.you?.ask !== undefined && !this.pointing.waiting;
  }

  /** I came by an invitation to play, and the match had begun without me. */
  get cameTooLate(): boolean {
    return this.running && this.me === undefined && route.search.has('invitation');
  }

  holder(seat: Seat): Holder | undefined {
    return this.table.seats[seat];
  }
  name(seat: Seat): string {
    return playerName(seat, this.holder(seat));
  }

  get speech(): Speech {
    return {
      game: this.table.game,
      people: { name: (seat) => this.name(seat), me: this.reads },
      seats: this.game.seatParams,
    };
  }
  line(line: Line): string {
    return sentence(this.speech, line);
  }
  say(kind: string, id: string, params?: object): string {
    return say(this.speech, kind, id, params);
  }
  word(param: string, value: string): string {
    return word(this.table.game, param, value);
  }
  /** An action in words, for lists and buttons. */
  describe({ do: what, ...fields }: Action): string {
    return this.say('do', what, { ...this.game.detail?.(this.view, { do: what, ...fields }), ...fields });
  }

  async act(action: Action): Promise<Outcome> {
    this.refusal = undefined;
    return this.told(await this.room.act(action));
  }
  async undo(): Promise<void> {
    this.refusal = undefined;
    this.pointing.clear();
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
