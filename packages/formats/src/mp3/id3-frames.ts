/** The ID3v2 versions in use. They differ in frame names, sizes and text encodings. */
export type Id3Version = 2 | 3 | 4;

/** A frame of an ID3v2 tag. `flags` has two bytes, or none in version 2. */
export interface Id3Frame {
  id: string;
  flags: Buffer;
  data: Buffer;
}

/** Reads a syncsafe integer: 28 bits in four bytes, each with its highest bit 0. */
export const readSyncsafe = (bytes: Buffer, at: number): number =>
  ((bytes[at] ?? 0) << 21) |
  ((bytes[at + 1] ?? 0) << 14) |
  ((bytes[at + 2] ?? 0) << 7) |
  (bytes[at + 3] ?? 0);

export const writeSyncsafe = (value: number): Buffer =>
  Buffer.from([(value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127]);

type ReadSize = (bytes: Buffer, at: number) => number;

const readPlainSize: ReadSize = (bytes, at) => bytes.readUInt32BE(at);

/** Reads frames up to the padding, the end or an invalid frame. `isComplete` is false if there was an invalid one. */
function parseFrames(
  body: Buffer,
  version: Id3Version,
  sizeAt: ReadSize,
): { frames: Id3Frame[]; isComplete: boolean } {
  const nameLength = version === 2 ? 3 : 4;
  const headLength = version === 2 ? 6 : 10;
  const frames: Id3Frame[] = [];
  let at = 0;
  while (at + headLength <= body.length && body[at] !== 0) {
    const id = body.toString('latin1', at, at + nameLength);
    const end = at + headLength + sizeAt(body, at + nameLength);
    if (!/^[A-Z][A-Z0-9]+ ?$/.test(id) || end > body.length) return { frames, isComplete: false };
    const data = body.subarray(at + headLength, end);
    frames.push({ id, flags: body.subarray(at + 2 * nameLength, at + headLength), data });
    at = end;
  }
  return { frames, isComplete: true };
}

/** Reads the frames of a tag's body. */
export function readFrames(body: Buffer, version: Id3Version): Id3Frame[] {
  if (version === 2) return parseFrames(body, 2, (bytes, at) => bytes.readUIntBE(at, 3)).frames;
  if (version === 3) return parseFrames(body, 3, readPlainSize).frames;
  const standardFrames = parseFrames(body, 4, readSyncsafe);
  // Old versions of iTunes wrote plain sizes instead of syncsafe ones.
  const other = standardFrames.isComplete ? standardFrames : parseFrames(body, 4, readPlainSize);
  return other.isComplete ? other.frames : standardFrames.frames;
}

/** Serializes a frame. */
export function writeFrame({ id, flags, data }: Id3Frame, version: Id3Version): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const written = version === 4 ? writeSyncsafe(data.length) : size.subarray(version === 2 ? 1 : 0);
  return Buffer.concat([Buffer.from(id, 'latin1'), written, flags, data]);
}
