import { moreRequests } from '../../net/more-requests';
import { Recording } from '../../net/recording';
import type { RoomStore } from '../../net/room.svelte';
import { missedSteps } from './missed';

/** How long the state before the first missed step is shown, in milliseconds. */
const START = 700;
/** All missed steps together take about this long … */
const WHOLE = 12_000;
/** … but each is shown for a time in which its sentence can be read. */
const EACH = { least: 500, most: 1_500 };
/** The most steps that are told. Of a longer absence, the log tells the rest. */
const MAX_STEPS = 40;
/** How long the table waits for what is to be told, in milliseconds. After that it is shown as it is now. */
const PATIENCE = 2_500;

/** Shows the steps that a viewer has missed in a room, one after the other, and then its latest state. */
export class Telling {
  /** The versions of the steps. */
  readonly steps: readonly number[];
  #room: RoomStore;
  #recording: Recording;
  #told = $state(0);

  constructor(room: RoomStore, recording: Recording, steps: readonly number[]) {
    this.#room = room;
    this.#recording = recording;
    this.steps = steps;
    this.#show((steps[0] ?? recording.last + 1) - 1);
  }

  /** How many steps have been shown, with the current one. */
  get told(): number {
    return this.#told;
  }

  /** The step that is shown; undefined before the first one. */
  get step(): number | undefined {
    return this.steps[this.#told - 1];
  }

  /** How long the current step is shown. */
  get pause(): number {
    if (this.#told === 0) return START;
    return Math.min(Math.max(WHOLE / this.steps.length, EACH.least), EACH.most);
  }

  /** Shows the next step, or after the last one the latest state. */
  next(): void {
    const step = this.steps[this.#told];
    if (step === undefined) return this.skip();
    this.#told++;
    this.#show(step);
  }

  /** Shows the latest state. */
  skip(): void {
    this.#room.past = undefined;
  }

  #show(step: number): void {
    const version = this.#recording.clamp(step);
    this.#room.past = { version, document: this.#recording.at(version) };
  }
}

/**
 * Loads what happened in a room after the step `known`, as this viewer may see it, and shows the room as it was then.
 * Undefined if there is nothing to tell, or if the server does not answer soon.
 */
export async function tellSince(room: RoomStore, known: number): Promise<Telling | undefined> {
  const latest = room.version;
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
  const replay = await Promise.race([moreRequests.replaySince(room.id, known), late]).catch(() => undefined);
  const recording = replay && Recording.of(replay, known);
  if (!recording) return undefined;
  // A snapshot has only the latest entries of the log.
  room.addEarlierLog(replay);
  const steps = missedSteps(recording.log, known)
    .map(({ version }) => version)
    .filter((version) => version <= latest);
  return steps.length ? new Telling(room, recording, steps.slice(-MAX_STEPS)) : undefined;
}
