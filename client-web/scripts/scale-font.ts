/** The fields of tables that are lengths, by their places; all are of 16 bits. */
const LENGTHS: Record<string, number[]> = {
  head: [18, 36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16, 22],
  'OS/2': [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
  post: [8, 10],
};
const LONG_OFFSETS = 50;
const HEADER = 12;
const ENTRY = 16;

/**
 * Draws a TrueType font on a coarser grid: the numbers of its outlines become smaller, and so does its file. What a table
 * of another kind would need is refused. Checksums are left to whatever compresses the font.
 */
export function onGrid(font: Buffer, unitsPerEm: number): Buffer {
  const tables = tablesOf(font);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const factor = unitsPerEm / table('head').readUInt16BE(18);
  const scale = (length: number) => Math.round(length * factor);
  const glyphs = glyphsOf(table('glyf'), table('loca'), table('head').readInt16BE(LONG_OFFSETS) === 1);
  const drawn = glyphs.map((glyph) => (glyph.length === 0 ? glyph : scaledGlyph(glyph, scale)));
  for (const [tag, fields] of Object.entries(LENGTHS)) scaleFields(table(tag), fields, scale);
  scaleFields(table('hmtx'), every(2, 0, table('hmtx').length), scale);
  const kerning = tables.get('GPOS');
  if (kerning) scaleFields(kerning, pairValues(kerning), scale);

  table('head').writeInt16BE(1, LONG_OFFSETS);
  tables.set('glyf', Buffer.concat(drawn));
  tables.set('loca', offsetsOf(drawn));
  return fontOf(font.readUInt32BE(0), tables);
}

type Scale = (length: number) => number;

const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, n) => from + n * step);

function scaleFields(table: Buffer, places: number[], scale: Scale) {
  for (const place of places) table.writeInt16BE(scale(table.readInt16BE(place)), place);
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = every(ENTRY, HEADER, HEADER + ENTRY * font.readUInt16BE(4));
  return new Map(
    entries.map((at) => {
      const [from, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), Buffer.from(font.subarray(from, from + length))];
    }),
  );
}

function glyphsOf(glyf: Buffer, offsets: Buffer, long: boolean): Buffer[] {
  const places = long
    ? every(4, 0, offsets.length).map((at) => offsets.readUInt32BE(at))
    : every(2, 0, offsets.length).map((at) => 2 * offsets.readUInt16BE(at));
  return places.slice(1).map((to, n) => Buffer.from(glyf.subarray(places[n], to)));
}

function offsetsOf(glyphs: Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  glyphs.forEach((glyph, n) => offsets.writeUInt32BE((offset += glyph.length), 4 * (n + 1)));
  return offsets;
}

function scaledGlyph(glyph: Buffer, scale: Scale): Buffer {
  const contours = glyph.readInt16BE(0);
  return contours < 0 ? scaledComposite(glyph, scale) : scaledOutline(glyph, contours, scale);
}

const [WORDS, MORE, ONE_SCALE, TWO_SCALES, MATRIX] = [0x1, 0x20, 0x8, 0x40, 0x80];

/** A glyph that is made of others. */
function scaledComposite(glyph: Buffer, scale: Scale): Buffer {
  scaleFields(glyph, [2, 4, 6, 8], scale);
  for (let at = 10, more = true; more;) {
    const flags = glyph.readUInt16BE(at);
    at += 4;
    if (flags & WORDS) scaleFields(glyph, [at, at + 2], scale);
    else for (const place of [at, at + 1]) glyph.writeInt8(scale(glyph.readInt8(place)), place);
    at += flags & WORDS ? 4 : 2;
    at += flags & ONE_SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    more = (flags & MORE) !== 0;
  }
  return glyph;
}

const [ON_CURVE, SHORT_X, SHORT_Y, REPEAT, SAME_X, SAME_Y, OVERLAP] = [0x1, 0x2, 0x4, 0x8, 0x10, 0x20, 0x40];

/** Written with two bytes for each coordinate: WOFF2 has a shorter form of its own for them. */
function scaledOutline(glyph: Buffer, contours: number, scale: Scale): Buffer {
  const ends = 10 + 2 * contours;
  const points = glyph.readUInt16BE(ends - 2) + 1;
  let at = ends + 2 + glyph.readUInt16BE(ends);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const times = flag & REPEAT ? glyph.readUInt8(at++) : 0;
    for (let n = 0; n <= times; n++) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let sum = 0;
    return flags.map((flag) => {
      if (flag & short) sum += flag & same ? glyph.readUInt8(at++) : -glyph.readUInt8(at++);
      else if (!(flag & same)) {
        sum += glyph.readInt16BE(at);
        at += 2;
      }
      return scale(sum);
    });
  };
  const [xs, ys] = [coordinates(SHORT_X, SAME_X), coordinates(SHORT_Y, SAME_Y)];
  const deltas = [xs, ys].flatMap((all) => all.map((one, n) => one - (all[n - 1] ?? 0)));

  const drawn = Buffer.alloc((ends + 2 + points + 2 * deltas.length + 3) & ~3);
  glyph.copy(drawn, 0, 0, ends);
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((edge, n) =>
    drawn.writeInt16BE(edge, 2 + 2 * n),
  );
  flags.forEach((flag, n) => drawn.writeUInt8(flag & (ON_CURVE | OVERLAP), ends + 2 + n));
  deltas.forEach((delta, n) => drawn.writeInt16BE(delta, ends + 2 + points + 2 * n));
  return drawn;
}

const PAIRS = 2;
const LENGTH_VALUES = 0xf;

/** The places of all lengths in a table of kerning. */
function pairValues(gpos: Buffer): number[] {
  const list = gpos.readUInt16BE(8);
  const offsets = (from: number, count: number, base: number) =>
    every(2, from, from + 2 * count).map((at) => base + gpos.readUInt16BE(at));
  const lookups = offsets(list + 2, gpos.readUInt16BE(list), list);
  const subtables = lookups.flatMap((lookup) => {
    if (gpos.readUInt16BE(lookup) !== PAIRS)
      throw new Error('the font places letters in other ways than by pairs');
    return offsets(lookup + 6, gpos.readUInt16BE(lookup + 4), lookup);
  });
  const places = subtables.flatMap((table) => {
    const formats = [gpos.readUInt16BE(table + 4), gpos.readUInt16BE(table + 6)];
    if (formats.some((format) => format > LENGTH_VALUES))
      throw new Error('the font kerns by more than lengths');
    const values = formats.reduce((sum, format) => sum + bits(format), 0);
    if (gpos.readUInt16BE(table) === 2) {
      const classes = gpos.readUInt16BE(table + 12) * gpos.readUInt16BE(table + 14);
      return every(2, table + 16, table + 16 + 2 * classes * values);
    }
    return offsets(table + 10, gpos.readUInt16BE(table + 8), table).flatMap((set) => {
      const record = 2 + 2 * values;
      const records = every(record, set + 2, set + 2 + record * gpos.readUInt16BE(set));
      return records.flatMap((at) => every(2, at + 2, at + record));
    });
  });
  // Tables may share parts.
  return [...new Set(places)];
}

const bits = (mask: number): number => (mask ? (mask & 1) + bits(mask >> 1) : 0);

function fontOf(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * tables.size);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  const power = Math.floor(Math.log2(tables.size));
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.size - 2 ** power), 10);
  const parts = [head];
  let offset = head.length;
  [...tables].forEach(([tag, table], n) => {
    const at = HEADER + ENTRY * n;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}
