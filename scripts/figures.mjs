// Makes tables from the results of scripts/figures: node scripts/figures.mjs <folder of results> <file>
import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const [folder, file] = process.argv.slice(2);
const BEGIN = '<!-- figures -->';
const END = '<!-- /figures -->';
/** Colyseus 0.18 made this fraction of the relay's moves at 50 rooms on the same machine: 18,203 of 40,626 per second. */
const COLYSEUS = 0.45;
const SERVING = { sqlite: 'SQLite', postgres: 'PostgreSQL', relay: 'bare relay' };

/** Results by server (`sqlite`, `postgres`, `relay`), then by the name of the measurement. */
const results = { sqlite: {}, postgres: {}, relay: {} };
for (const entry of readdirSync(folder)) {
  const [, serving, name] = /^(\w+)\.(.+)\.json$/.exec(entry) ?? [];
  if (serving) results[serving][name] = JSON.parse(readFileSync(join(folder, entry), 'utf8'));
}

const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const times = (of) => `${ms(of.p50)} · ${ms(of.p95)} · ${ms(of.p99)}`;
const cpu = (cost) => (cost ? cost.cpu_seconds_per_1000_moves.toFixed(3) : '');
const mib = (kib) => (kib / 1024).toFixed(0);
const bytes = (of) => (of.count ? `${of.median} · ${of.p99}` : '');

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The measurements whose names begin with a prefix, grouped by kind, smaller ones first. */
function measured(beginning) {
  const size = ([, name]) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return Object.keys(SERVING)
    .flatMap((serving) => Object.keys(results[serving]).map((name) => [serving, name]))
    .filter(([, name]) => name.startsWith(beginning))
    .sort((one, other) => size(one) - size(other))
    .map(([serving, name]) => ({ served: SERVING[serving], ...results[serving][name] }));
}

const HEAD = [
  'moves/s',
  'to the mover, ms: p50 · p95 · p99',
  'to the last viewer, ms',
  'server CPU s per 1000 moves',
  "PostgreSQL's own",
  'cores: server · players',
  'server MiB',
];

function play(of) {
  const lost = of.unfinished + of.sockets_lost;
  return [
    `${of.moves_per_second.toFixed(0)}${lost ? ` (${lost} lost)` : ''}`,
    times(of.mover_ms),
    times(of.last_viewer_ms),
    cpu(of.server),
    cpu(of.store),
    `${of.server.cores.toFixed(2)} · ${of.client.cores.toFixed(2)}`,
    mib(of.server.kib_after),
  ];
}

/** KiB for each additional socket compared with the smaller run, because the memory of an idle server varies. */
function each({ served, idle, server }) {
  const less = measured('idle-').find((of) => of.served === served);
  const more = idle.sockets - less.idle.sockets;
  return more > 0 ? (server.kib_before - less.server.kib_before) / more : undefined;
}

/** KiB for each additional room compared with the smaller run, without the sockets of the players. */
function eachRoom(served) {
  const runs = measured('paced-').filter((of) => of.served === served);
  const idle = measured('idle-').findLast((of) => of.served === served && each(of) !== undefined);
  const [less, more] = [runs[0], runs.at(-1)];
  if (!idle || !more || more.rooms === less.rooms) return undefined;
  const room = (more.server.kib_after - less.server.kib_after) / (more.rooms - less.rooms);
  return room - more.seats * each(idle);
}

function sections() {
  const onSqlite = [...measured('rooms-'), ...fast()].filter(({ served }) => served === SERVING.sqlite);
  const crowd = measured('crowd-');
  return [
    [
      'As fast as it goes',
      'Everybody moves as soon as they may; Draftosaurus at four seats.',
      table(
        ['rooms', 'on', ...HEAD],
        measured('rooms-').map((of) => [of.rooms, of.served, ...play(of)]),
      ),
    ],
    [
      'Paced',
      'So many moves a second are asked for, spread over all rooms: each plays 60 moves.',
      table(
        ['rooms', 'asked for', 'on', ...HEAD],
        measured('paced-').map((of) => [of.rooms, of.rate, of.served, ...play(of)]),
      ),
    ],
    [
      'One room with many spectators',
      'One room of four players, ten moves a second.',
      table(
        ['spectators', 'on', ...HEAD],
        crowd.map((of) => [of.spectators, of.served, ...play(of)]),
      ),
    ],
    [
      'Bytes a step on the wire',
      'For each viewer, with the head of the frame; on SQLite. The store makes no difference here.',
      table(
        ['game', 'rooms', 'median', 'p99', 'most'],
        onSqlite.map(({ game, rooms, player_bytes: of }) => [game, rooms, of.median, of.p99, of.most]),
      ),
    ],
    [
      'The other games',
      'As fast as it goes, four seats.',
      table(
        ['game', 'rooms', 'on', ...HEAD],
        fast().map((of) => [of.game, of.rooms, of.served, ...play(of)]),
      ),
    ],
    [
      'Idle sockets',
      'They have said hello and nothing else. Between two runs with different numbers of them, what each more takes.',
      table(
        ['sockets', 'on', 'server MiB with them', 'KiB for each more'],
        measured('idle-').map((of) => [of.idle.sockets, of.served, mib(of.server.kib_before), each(of)?.toFixed(1) ?? '']),
      ),
    ],
    [
      'Against the goals',
      'On SQLite; the relay beside each was measured right after it.',
      table(['what', 'goal', 'measured', 'reached'], goals()),
    ],
  ];
}

/** The games except the first, at full speed; without the relay's measurements. */
function fast() {
  return measured('other-').filter(({ served, rate }) => served !== SERVING.relay && !rate);
}

/** Goals and results; rows without a measurement are left out. */
function goals() {
  const { sqlite, relay } = results;
  const find = (of, beginning) => {
    const names = Object.keys(of).filter((name) => name.startsWith(beginning));
    const number = (name) => Number(/\d+$/.exec(name)?.[0] ?? 0);
    return of[names.sort((one, other) => number(other) - number(one))[0]];
  };
  /** The measurements of each game, each with that of the relay. */
  const runs = Object.entries(sqlite)
    .filter(([name]) => /^(rooms|paced|other)-/.test(name))
    .map(([name, of]) => ({ ...of, relay: relay[name] }));
  const games = [...new Set(runs.map(({ game }) => game))];
  const largest = Math.max(...runs.map(({ rooms }) => rooms));
  const unpaced = (game, rooms) => runs.find((of) => of.game === game && of.rooms === rooms && !of.rate);
  const paced = (game) => runs.find((of) => of.game === game && of.rooms === largest && of.rate);

  const rows = [];
  const row = (what, goal, have, reach) => {
    const [said, reached] = have ? reach() : [];
    if (said !== undefined) rows.push([what, goal, said, reached ? 'yes' : '**no**']);
  };
  const rate = ({ moves_per_second }) => moves_per_second.toFixed(0);
  for (const [rooms, goal] of [[50, COLYSEUS], [largest, 0.7]]) {
    for (const game of games) {
      const of = unpaced(game, rooms);
      const said = `${goal * 100} % of the relay${goal === COLYSEUS ? ' (Colyseus)' : ''}`;
      row(`${game}: moves/s, ${rooms} rooms`, said, of?.relay, () => {
        const share = of.moves_per_second / of.relay.moves_per_second;
        return [`${rate(of)} of ${rate(of.relay)}: ${(share * 100).toFixed(0)} %`, share >= goal];
      });
    }
  }
  for (const rooms of [50, largest]) {
    for (const game of games) {
      const of = unpaced(game, rooms);
      row(`${game}: server CPU s per 1000 moves, ${rooms} rooms`, '0.07', of, () => [
        cpu(of.server),
        of.server.cpu_seconds_per_1000_moves <= 0.07,
      ]);
    }
  }
  for (const game of games) {
    const of = paced(game);
    row(`${game}: to the last viewer, p99, ${largest} rooms, ${of?.rate} moves/s asked for`, '50 ms', of, () => [
      `${ms(of.last_viewer_ms.p99)} ms at ${rate(of)} moves/s`,
      of.last_viewer_ms.p99 <= 50 && of.moves_per_second >= 0.95 * of.rate,
    ]);
  }
  for (const game of games) {
    const of = unpaced(game, largest);
    row(`${game}: bytes a step for each viewer, median · p99`, '300 · 3000', of, () => [
      bytes(of.player_bytes),
      of.player_bytes.median <= 300 && of.player_bytes.p99 <= 3000,
    ]);
  }
  const idle = measured('idle-').findLast((of) => of.served === SERVING.sqlite && each(of) !== undefined);
  row('KiB for an idle socket', '8', idle, () => [each(idle).toFixed(1), each(idle) <= 8]);
  const room = eachRoom(SERVING.sqlite);
  row('KiB for a room of four', '60', room !== undefined, () => [room.toFixed(0), room <= 60]);
  const [crowd, relayCrowd] = [find(sqlite, 'crowd-'), find(relay, 'crowd-')];
  row(`one room, ${crowd?.spectators} spectators, to the last one, p50`, '1.3 × the relay', crowd && relayCrowd, () => {
    const times = crowd.last_viewer_ms.p50 / relayCrowd.last_viewer_ms.p50;
    const said = `${ms(crowd.last_viewer_ms.p50)} ms of ${ms(relayCrowd.last_viewer_ms.p50)} ms: ${times.toFixed(2)} ×`;
    return [said, times <= 1.3];
  });
  return rows;
}

const text = sections()
  .map(([title, words, rows]) => `## ${title}\n\n${words}\n\n${rows}\n`)
  .join('\n');
const whole = existsSync(file) ? readFileSync(file, 'utf8') : '';
const [from, to] = [whole.indexOf(BEGIN), whole.indexOf(END)];
const marked = from >= 0 && to > from;
writeFileSync(file, marked ? `${whole.slice(0, from + BEGIN.length)}\n\n${text}\n${whole.slice(to)}` : text);
