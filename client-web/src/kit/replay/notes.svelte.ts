import type { Note, Notes, SharedNote } from '../../gen/protocol';
import { onNotes } from '../../i18n/notes';
import { loadIgnored, setIgnored } from '../../net/ignoring';
import { noteRequests } from '../../net/note-requests';
import type { RoomStore } from '../../net/room.svelte';
import { personName } from '../model/players';

/** The notes of others that the user does not want to see, by their writer. */
interface Hidden {
  person: string;
  hidden: number;
}

/** The notes at a match: the user's own, and after the end those that others share. */
export class MatchNotes {
  #room: RoomStore;
  #notes = $state.raw<Notes>() as Notes;

  private constructor(room: RoomStore, notes: Notes) {
    this.#room = room;
    this.#notes = notes;
  }

  /** Loads the notes at a match, for somebody with a session or without. Throws `Refused`. */
  static async of(room: RoomStore, user: boolean): Promise<MatchNotes> {
    const notes = await noteRequests.all(room.id);
    if (user && notes.shared.length > 0) await loadIgnored(room);
    return new MatchNotes(room, notes);
  }

  get own(): readonly Note[] {
    return this.#notes.own;
  }

  /** What others share, but for those whom the user ignores. */
  get shared(): readonly SharedNote[] {
    return this.#notes.shared.filter(({ person }) => !this.#room.ignored.has(person));
  }

  get hidden(): Hidden[] {
    const counts = new Map<string, number>();
    for (const { person } of this.#notes.shared)
      if (this.#room.ignored.has(person)) counts.set(person, (counts.get(person) ?? 0) + 1);
    return [...counts].map(([person, hidden]) => ({ person, hidden }));
  }

  /** The steps with notes, in order. */
  get steps(): number[] {
    const steps = new Set([...this.own, ...this.shared].map(({ version }) => version));
    return [...steps].sort((one, other) => one - other);
  }

  name(person: string): string {
    return personName(person, { ...this.#notes.people, ...this.#room.people });
  }

  ownAt(step: number): Note | undefined {
    return this.own.find(({ version }) => version === step);
  }

  /** The notes at a step, each in a sentence. */
  said(step: number): string[] {
    const own = this.ownAt(step);
    return [
      ...(own ? [onNotes('note-mine', { text: own.text })] : []),
      ...this.shared
        .filter(({ version }) => version === step)
        .map(({ person, text }) => onNotes('note-of', { name: this.name(person), text })),
    ];
  }

  /** Writes the user's note at a step. Throws `Refused`. */
  async write(step: number, text: string, shared: boolean): Promise<void> {
    const note = await noteRequests.write(this.#room.id, step, { text, shared });
    const others = this.own.filter(({ version }) => version !== step);
    const own = [...others, note].sort((one, other) => one.version - other.version);
    this.#notes = { ...this.#notes, own };
  }

  /** Deletes the user's note at a step. Throws `Refused`. */
  async remove(step: number): Promise<void> {
    await noteRequests.remove(this.#room.id, step);
    this.#notes = { ...this.#notes, own: this.own.filter(({ version }) => version !== step) };
  }

  /** Hides what somebody writes, at every table, or shows it again. Throws `Refused`. */
  async ignore(person: string, hidden: boolean): Promise<void> {
    await setIgnored(this.#room, person, hidden);
  }
}
