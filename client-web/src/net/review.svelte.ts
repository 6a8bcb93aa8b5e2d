import type {
  Code,
  NewReview,
  Person,
  ReviewBegun,
  ReviewChange,
  ReviewNews,
  ServerMessage,
} from '../gen/protocol';
import { askOnce } from './http';
import type { RoomConnection } from './room.svelte';
import type { Outcome } from './room-request';
import type { RoomListener } from './room-listener';

type NewsOf<What extends ReviewNews['what']> = Extract<ReviewNews, { what: What }>;

/** How long something is pointed at, in milliseconds. */
const POINTED = 2_000;
/** The most lines that are shown. */
const LINES = 200;

interface Said {
  number: number;
  person: string;
  at: number;
  text: string;
}

interface Pointed {
  number: number;
  person: string;
  area: string;
  thing?: string;
}

/** The page that shows the match. */
interface Page {
  /** The step that it shows. */
  at(): number;
  /** Shows a step. */
  go(step: number): void;
}

/** Begins a review, which the user leads. Throws `Refused`. */
export async function beginReview(match: string, review: NewReview): Promise<string> {
  return (await askOnce<ReviewBegun>(`/matches/${match}/reviews`, review)).review;
}

/** A finished match that people look at together. */
export class Review implements RoomListener {
  readonly id: string;
  #connection: RoomConnection;
  #page: Page;
  #leave: () => void;
  #numbers = 0;
  #state = $state.raw<NewsOf<'state'>>();
  #step = $state(0);
  /** The user's own key; undefined without a session. */
  #you = $state<string>();
  #following = $state(true);
  live = $state(false);
  refusal = $state<Code>();
  said = $state.raw<readonly Said[]>([]);
  pointed = $state.raw<readonly Pointed[]>([]);
  /** The step that is being shown to everybody, and the one to show next. */
  #showing = false;
  #wanted: number | undefined;

  constructor(connection: RoomConnection, id: string, page: Page) {
    this.id = id;
    this.#page = page;
    this.#connection = connection;
    this.#leave = connection.join(id, this);
  }

  close(): void {
    this.#leave();
  }

  /** The match that is looked at; undefined until it is known. */
  get match(): string | undefined {
    return this.#state?.match;
  }

  get leader(): string {
    return this.#state?.leader ?? '';
  }

  get here(): readonly string[] {
    return this.#state?.here ?? [];
  }

  /** How many are there without a session. */
  get watching(): number {
    return this.#state?.watching ?? 0;
  }

  get people(): Readonly<Record<string, Person | undefined>> {
    return this.#state?.people ?? {};
  }

  get you(): string | undefined {
    return this.#you;
  }

  get leads(): boolean {
    return this.#you !== undefined && this.#you === this.leader;
  }

  /** The step that the leader shows. */
  get step(): number {
    return this.#step;
  }

  /** The page shows what the leader shows. */
  get following(): boolean {
    return this.#following;
  }

  /** Looks at what the leader shows again. */
  follow(): void {
    this.#following = true;
    this.#page.go(this.#step);
  }

  /** Called when the page shows another step: the leader shows it to everybody, others look on their own. */
  looked(step: number): void {
    if (!this.#state) return;
    const isShown = step === this.#step && !this.#showing;
    if (!this.leads) this.#following &&= step === this.#step;
    else if (!isShown) {
      this.#wanted = step;
      void this.#show();
    }
  }

  /** Shows the latest step that is wanted. Those in between are left out. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    while (this.#wanted !== undefined && this.leads) {
      const step = this.#wanted;
      this.#wanted = undefined;
      await this.#ask({ do: 'show', step });
    }
    this.#wanted = undefined;
    this.#showing = false;
  }

  handOver(person: string): Promise<Outcome> {
    return this.#ask({ do: 'hand_over', person });
  }

  takeLead(): Promise<Outcome> {
    return this.#ask({ do: 'take_lead' });
  }

  /** Points at something, unless the connection is lost: it would be too late afterwards. */
  async point(area: string, thing?: string): Promise<void> {
    if (this.live) await this.#ask({ do: 'point', area, ...(thing !== undefined && { thing }) });
  }

  say(text: string): Promise<Outcome> {
    return this.#connection.request(this.id, { t: 'chat', text });
  }

  #ask(change: ReviewChange): Promise<Outcome> {
    return this.#connection.request(this.id, { t: 'review', change });
  }

  since(): undefined {
    return undefined;
  }

  receive(message: ServerMessage): void {
    if (message.t !== 'review') return;
    const { news } = message;
    switch (news.what) {
      case 'state':
        return this.#changed(news);
      case 'step':
        return this.#shown(news.step);
      case 'point': {
        const { what: _, ...at } = news;
        const pointed = { number: ++this.#numbers, ...at };
        this.pointed = [...this.pointed.filter(({ person }) => person !== at.person), pointed];
        setTimeout(() => (this.pointed = this.pointed.filter((one) => one !== pointed)), POINTED);
        return;
      }
      case 'said': {
        const { person, at, text } = news;
        this.said = [...this.said, { number: ++this.#numbers, person, at, text }].slice(-LINES);
        return;
      }
    }
  }

  #changed(news: NewsOf<'state'>): void {
    const [joins, first] = [!this.live, !this.#state];
    if (joins) this.#you = news.you;
    this.#state = news;
    this.#step = news.step;
    this.live = true;
    if (first || !this.leads) return this.#follow();
    // The leader shows the others the step of their own page, also after a reconnect.
    this.#following = true;
    this.looked(this.#page.at());
  }

  #shown(step: number): void {
    this.#step = step;
    if (!this.leads) this.#follow();
  }

  #follow(): void {
    if (this.#following) this.#page.go(this.#step);
  }

  joined(): void {
    this.refusal = undefined;
  }

  lost(): void {
    this.live = false;
  }

  refused(code: Code): void {
    this.refusal = code;
  }
}
