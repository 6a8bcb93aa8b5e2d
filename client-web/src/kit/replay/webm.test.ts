import { expect, test } from 'vitest';
import { webm, type Coded } from './webm';

interface Element {
  id: string;
  /** Where it begins, and where its content does. */
  at: number;
  begin: number;
  end: number;
}

/** The elements between two places of a file. */
function read(file: DataView, begin: number, end: number): Element[] {
  const found: Element[] = [];
  for (let at = begin; at < end;) {
    const length = Math.clz32(file.getUint8(at)) - 23;
    const id = Array.from({ length }, (_, n) =>
      file
        .getUint8(at + n)
        .toString(16)
        .padStart(2, '0'),
    ).join('');
    const content = at + length + 4;
    const size = file.getUint32(at + length) & 0x0fffffff;
    found.push({ id, at, begin: content, end: content + size });
    at = content + size;
  }
  return found;
}

const picture = (at: number, isKey: boolean): Coded => ({ at, isKey, data: Uint8Array.of(at & 0xff, 1, 2) });

test('a film has its size, its length, its pictures in time, and where one can go to', async () => {
  const coded = [picture(0, true), picture(200, false), picture(5_000, true), picture(5_200, false)];
  const blob = webm(coded, { width: 1200, height: 930, lasts: 5_400 });
  expect(blob.type).toBe('video/webm');
  const file = new DataView(await blob.arrayBuffer());
  const inside = (one: Element) => read(file, one.begin, one.end);
  const number = (one: Element) => file.getUint32(one.begin);
  const named = (all: readonly Element[], id: string) => all.filter((one) => one.id === id);

  const [head, segment] = read(file, 0, file.byteLength);
  expect([head!.id, segment!.id, segment!.end]).toEqual(['1a45dfa3', '18538067', file.byteLength]);
  const [info, tracks, cues, ...clusters] = inside(segment!);
  expect(file.getFloat64(named(inside(info!), '4489')[0]!.begin)).toBe(5_400);
  const [track] = inside(tracks!);
  const [video] = named(inside(track!), 'e0');
  expect(inside(video!).map(number)).toEqual([1200, 930]);

  const shown = clusters.map((cluster) => {
    const [timestamp, ...blocks] = inside(cluster);
    return blocks.map(({ begin, end }) => ({
      at: number(timestamp!) + file.getInt16(begin + 1),
      isKey: file.getUint8(begin + 3) === 0x80,
      data: new Uint8Array(file.buffer, begin + 4, end - begin - 4),
    }));
  });
  expect(shown).toEqual([coded.slice(0, 2), coded.slice(2)]);
  const goals = inside(cues!).map((point) => {
    const [time, positions] = inside(point);
    return [number(time!), segment!.begin + number(named(inside(positions!), 'f1')[0]!)];
  });
  expect(goals).toEqual(clusters.map(({ at }, n) => [coded[2 * n]!.at, at]));
});
