// A bot for Rodada, written from docs/protocol.md alone. It plays random legal actions, in any game.
//
//     node bot.ts http://localhost:8080 draftosaurus                  a table of its own, against the server's bot
//     node bot.ts 'http://localhost:8080/t/…?invitation=…'            a seat at the table of the user who sent the link
//
// Needs Node 24, or 22 with --experimental-strip-types. To make it a good player, replace `choose`.
const target = new URL(process.argv[2] ?? "http://localhost:8080");
/** Where the server is, which may lie under a path, and the table of a link. */
const [, path, invited] = /^(.*?)(?:\/t\/([\w-]+)|\/)?$/.exec(target.pathname)!;
const server = target.origin + path;
const game = process.argv[3] ?? "draftosaurus";

/** After a secret choice, the only legal action takes it back: the bot waits for the other players instead. */
function choose(actions: { do: string }[], _document: unknown) {
  const moves = actions.filter((action) => action.do !== "reconsider");
  return moves[Math.floor(Math.random() * moves.length)];
}

/** A list in a field stands for any one of its values: takes the first. */
function single(action: object) {
  return Object.fromEntries(Object.entries(action).map(([field, value]) => [field, [value].flat()[0]]));
}

async function post(path: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
}
const cookie = (await post("/api/me", { name: "Random" })).headers.getSetCookie()[0]!.split(";")[0]!;
const room = invited ?? (await (await post("/api/tables", { game, seats: 2, against: "easy" }, cookie)).json()).room;

/** Connects, and again one second after a break or a refusal: the snapshot brings all that the bot needs. */
function connect(): void {
  // Node takes headers as an extension of the standard; browsers send the cookie by themselves.
  const socket = new WebSocket(`${server.replace("http", "ws")}/api/socket`, { headers: { cookie } } as never);
  const send = (message: object) => socket.send(JSON.stringify({ id: crypto.randomUUID(), room, ...message }));
  let document: any;
  /** The decision that was answered last; 0 after asking for a seat. */
  let answered: number | undefined;

  socket.onopen = () => {
    socket.send(JSON.stringify({ t: "hello", protocol: 10, build: "example-bot" }));
    send({ t: "join" });
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    // Connecting again would not help.
    if (message.t === "bye" && message.code === "upgrade") return console.log("another version of the protocol"), process.exit(1);
    if (message.t === "nack") return console.log(`refused: ${message.code}`), socket.close();
    if (message.t !== "snapshot" && message.t !== "patch") return;
    document = message.document ?? merge(document, message.delta ?? {});
    const { table, you } = document;
    if (table.status === "over" || table.status === "abandoned") {
      console.log(table.status, JSON.stringify(table.places));
      process.exit();
    }
    const decision = you?.decision ?? 0;
    if (decision === answered) return;
    const action = choose((you?.prompt?.actions ?? []).map((legal: any) => legal.action), document);
    if (action) send({ t: "act", expect: (answered = decision), action: single(action) });
    const change = { do: "sit", invitation: target.searchParams.get("invitation") };
    if (!you && table.status === "gathering") send({ t: "table", change: ((answered = 0), change) });
  };
  socket.onclose = () => setTimeout(connect, 1_000);
}
connect();

/** Applies an RFC 7396 merge patch: null removes, objects merge, anything else replaces. */
function merge(old: any, patch: any): any {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch ?? undefined;
  const next = typeof old === "object" && !Array.isArray(old) ? { ...old } : {};
  for (const key in patch) next[key] = merge(next[key], patch[key]);
  return next;
}
