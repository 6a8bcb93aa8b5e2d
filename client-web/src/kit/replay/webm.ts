/** A picture as an encoder has written it. */
export interface Coded {
  data: Uint8Array;
  /** When it is shown, in milliseconds. */
  at: number;
  /** It can be shown without those before it. */
  isKey: boolean;
}

/** The elements of WebM (RFC 9559) that a film of one track needs. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
};
const TRACK = 1;
const VIDEO = 1;
const NANOSECONDS = 1_000_000;
const KEY = 0x80;
const APP = 'rodada';

/** A WebM file of VP8 pictures. The first one is a key picture. */
export function webm(
  coded: readonly Coded[],
  { width, height, lasts }: { width: number; height: number; lasts: number },
): Blob {
  const clusters = clustersOf(coded);
  const head = [
    element(
      ID.info,
      element(ID.timestampScale, uint(NANOSECONDS)),
      element(ID.duration, float(lasts)),
      element(ID.muxingApp, text(APP)),
      element(ID.writingApp, text(APP)),
    ),
    element(
      ID.tracks,
      element(
        ID.trackEntry,
        element(ID.trackNumber, uint(TRACK)),
        element(ID.trackUid, uint(TRACK)),
        element(ID.trackType, uint(VIDEO)),
        element(ID.flagLacing, uint(0)),
        element(ID.codec, text('V_VP8')),
        element(ID.video, element(ID.width, uint(width)), element(ID.height, uint(height))),
      ),
    ),
  ];
  // Where clusters begin depends on the length of the cues, which have the same length whatever they say.
  const before = lengthOf([...head, cuesOf(clusters, 0)]);
  const file = [
    element(
      ID.ebml,
      element(ID.docType, text('webm')),
      element(ID.docTypeVersion, uint(4)),
      element(ID.docTypeReadVersion, uint(2)),
    ),
    element(ID.segment, ...head, cuesOf(clusters, before), ...clusters.map(({ bytes }) => bytes)),
  ];
  return new Blob(file, { type: 'video/webm' });
}

interface Cluster {
  at: number;
  bytes: Bytes;
}

/** A cluster for every key picture: players go to their beginnings. */
function clustersOf(coded: readonly Coded[]): Cluster[] {
  const groups: Coded[][] = [];
  for (const one of coded)
    if (one.isKey) groups.push([one]);
    else groups.at(-1)!.push(one);
  return groups.map((group) => {
    const { at } = group[0]!;
    const blocks = group.map((one) => element(ID.simpleBlock, blockHead(one, at), one.data));
    return { at, bytes: element(ID.cluster, element(ID.timestamp, uint(at)), ...blocks) };
  });
}

function blockHead({ at, isKey }: Coded, from: number): Bytes {
  const head = new DataView(new ArrayBuffer(4));
  // The number of the track, with a mark of its length.
  head.setUint8(0, 0x80 | TRACK);
  head.setInt16(1, at - from);
  head.setUint8(3, isKey ? KEY : 0);
  return new Uint8Array(head.buffer);
}

function cuesOf(clusters: readonly Cluster[], first: number): Bytes {
  let position = first;
  const points = clusters.map(({ at, bytes }) => {
    const point = element(
      ID.cuePoint,
      element(ID.cueTime, uint(at)),
      element(ID.cuePositions, element(ID.cueTrack, uint(TRACK)), element(ID.cueCluster, uint(position))),
    );
    position += bytes.length;
    return point;
  });
  return element(ID.cues, ...points);
}

type Bytes = Uint8Array<ArrayBuffer>;

function element(id: number, ...content: readonly Uint8Array[]): Bytes {
  const length = lengthOf(content);
  const name = uint(id);
  const begin = name.findIndex((byte) => byte > 0);
  // A length of four bytes begins with 0001.
  const head = [name.subarray(begin), uint((0x10000000 | length) >>> 0)];
  const bytes = new Uint8Array(lengthOf(head) + length);
  let at = 0;
  for (const part of [...head, ...content]) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

function uint(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function float(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return new Uint8Array(view.buffer);
}

const text = (value: string): Bytes => new TextEncoder().encode(value);
