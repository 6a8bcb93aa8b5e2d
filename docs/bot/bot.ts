// A bot for Rodada in one file, written from docs/protocol.md alone. It plays at random, any game on the shelf.
//
//     node bot.ts http://localhost:8080 draftosaurus                  a table of its own, against the house's bot
//     node bot.ts 'http://localhost:8080/t/…?invitation=…'            a seat at the table of whoever sent the link
//
// Needs Node 24, or 22 with --experimental-strip-types. To make it a good player, replace `decide`.

interface Choice {
  /** A list in a field stands for any one of the things in it. */
  action: { do: string } & Record<string, unknown>;
}

/** The parts of a room's document that this bot looks at. */
interface Document {
  game?: unknown;
  table: { status: "gathering" | "running" | "over" | "abandoned"; places: Record<string, number> };
  you?: { seat: number; decision: number; ask?: { choices: Record<string, unknown[]> } };
}

/** Choices as they are: on the wire they stand under their verb, each as the patch that leads to it from the one before. */
function unpacked(choices: Record<string, unknown[]>): Choice[] {
  return Object.entries(choices).flatMap(([verb, patches]) => {
    let choice: unknown;
    return patches.map((patch) => {
      choice = merge(choice, patch);
      return merge(choice, { action: { do: verb } }) as Choice;
    });
  });
}

/** What is to be played, of everything that may be. */
function decide(choices: Choice[], _document: Document): Choice | undefined {
  // After a secret choice one may only reconsider: wait for the others instead.
  const moves = choices.filter(({ action }) => action.do !== "reconsider");
  return moves[Math.floor(Math.random() * moves.length)];
}

/** One of the actions that a choice stands for. */
function oneAction({ action }: Choice): Record<string, unknown> {
  const one = (value: unknown) =>
    Array.isArray(value) ? value[Math.floor(Math.random() * value.length)] : value;
  return Object.fromEntries(Object.entries(action).map(([field, value]) => [field, one(value)]));
}

const target = new URL(process.argv[2] ?? "http://localhost:8080");
const game = process.argv[3] ?? "draftosaurus";
const invited = /^\/t\/([\w-]+)$/.exec(target.pathname)?.[1];

const cookie = await becomeGuest("Random");
const room = invited ?? (await setUpTable());
/** The document of the room, its stream and its version, as far as they are known. */
let known: { stream: string; version: number; document: Document; words: string[] } | undefined;
/** The request that has not been answered yet; it is sent again, under the same id, after every break. */
let unanswered: ({ id: string } & Record<string, unknown>) | undefined;
connect();

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(new URL(path, target), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

/** A person is a name and a cookie. */
async function becomeGuest(name: string): Promise<string> {
  const answer = await post("/api/me", { name });
  return answer.headers.getSetCookie()[0]!.split(";")[0]!;
}

async function setUpTable(): Promise<string> {
  const answer = await post("/api/tables", { game, seats: 2, against: "easy" }, { cookie });
  return ((await answer.json()) as { room: string }).room;
}

function connect(): void {
  const url = new URL("/api/socket", target);
  url.protocol = url.protocol.replace("http", "ws");
  // Browsers send the cookie by themselves; Node takes headers as an extension of the standard.
  const socket = new WebSocket(url, { headers: { cookie } } as never);
  let pause = 1_000;

  const say = (message: unknown) => socket.send(JSON.stringify(message));
  const ask = (request: Record<string, unknown>) => {
    unanswered = { id: crypto.randomUUID(), ...request };
    say(unanswered);
  };

  socket.onopen = () => {
    say({ t: "hello", protocol: 6, build: "example-bot" });
    const since = known && { stream: known.stream, version: known.version };
    say({ t: "join", id: crypto.randomUUID(), room, since });
    if (unanswered) say(unanswered);
  };

  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    switch (message.t) {
      case "snapshot":
        known = message;
        break;
      case "patch":
        if (!known || message.version !== known.version + 1) return;
        known.version = message.version;
        if ("delta" in message) {
          known.document = merge(known.document, spelled(message.delta, known.words)) as Document;
        }
        break;
      case "ack":
      case "nack":
        if (message.t === "nack") console.log(`refused: ${message.code}`);
        if (message.id === unanswered?.id) unanswered = undefined;
        break;
      case "bye":
        pause = message.retry_ms ?? pause;
        break;
    }
    if (known && !unanswered) consider(known.document);
  };

  socket.onclose = () => {
    if (known?.document.table.status !== "over") setTimeout(connect, pause);
  };
  // A failed connection is closed, too.
  socket.onerror = () => {};

  function consider(document: Document): void {
    const { table, you } = document;
    if (table.status === "over" || table.status === "abandoned") {
      console.log(table.status, JSON.stringify(table.places));
      process.exit();
    }
    if (!you && table.status === "gathering") {
      ask({ t: "table", room, change: { do: "sit", invitation: target.searchParams.get("invitation") } });
      return;
    }
    const choice = decide(unpacked(you?.ask?.choices ?? {}), document);
    if (choice) ask({ t: "act", room, expect: you!.decision, action: oneAction(choice) });
  }
}

/** In patches, `~1f` stands for the word of that number in base 36, and `~~` for `~` at the beginning of a string. */
function spelled(value: unknown, words: string[]): unknown {
  const word = (text: string) =>
    text.startsWith("~") ? (words[parseInt(text.slice(1), 36)] ?? text.slice(1)) : text;
  if (typeof value === "string") return word(value);
  if (Array.isArray(value)) return value.map((item) => spelled(item, words));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [word(key), spelled(member, words)]));
}

/** RFC 7396: null removes, objects merge, anything else replaces. */
function merge(old: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const next = isObject(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete next[key];
    else next[key] = merge(next[key], value);
  }
  return next;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
