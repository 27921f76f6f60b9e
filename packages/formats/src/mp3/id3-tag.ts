import {
  readFrames,
  readSyncsafe,
  writeFrame,
  writeSyncsafe,
  type Id3Frame,
  type Id3Version,
} from './id3-frames.ts';

/** What the first bytes of a file say of its ID3v2 tag (id3.org, id3v2.3.0 and id3v2.4.0-structure). */
export interface Id3Head {
  version: Id3Version;
  flags: number;
  /** Bytes of the tag behind its head of ten. */
  bodySize: number;
  /** Bytes of the whole tag. */
  size: number;
}

export const id3HeadSize = 10;
const unsynchronised = 0x80;
const extended = 0x40;
const footed = 0x10;

/** The head of a tag; undefined when there is none, or one of a kind that nobody writes. */
export function readId3Head(bytes: Buffer): Id3Head | undefined {
  if (bytes.length < id3HeadSize || bytes.toString('latin1', 0, 3) !== 'ID3') return undefined;
  const version = bytes.readUInt8(3);
  const flags = bytes.readUInt8(5);
  const isKnown = version === 3 || version === 4 || (version === 2 && (flags & extended) === 0);
  if (!isKnown) return undefined;
  const bodySize = readSyncsafe(bytes, 6);
  const footer = version === 4 && (flags & footed) !== 0 ? id3HeadSize : 0;
  return { version, flags, bodySize, size: id3HeadSize + bodySize + footer };
}

/** Takes out the zeros that keep a tag from looking like sound. */
function resynchronise(bytes: Buffer): Buffer {
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0 && bytes[at - 1] === 0xff) continue;
    plain[length++] = byte;
  }
  return plain.subarray(0, length);
}

/** The frames of a tag, of the bytes behind its head. */
export function readId3Body({ version, flags }: Id3Head, body: Buffer): Id3Frame[] {
  // In version 4 each frame is on its own, and stays as it is.
  const plain = version < 4 && flags & unsynchronised ? resynchronise(body) : body;
  const isExtended = (flags & extended) !== 0 && plain.length >= 4;
  const skipped = !isExtended ? 0 : version === 4 ? readSyncsafe(plain, 0) : 4 + plain.readUInt32BE(0);
  return readFrames(plain.subarray(skipped), version);
}

/** A tag without padding, extended header and footer. `flags`: of the tag that the frames come from, if any. */
export function writeId3Tag(version: Id3Version, frames: readonly Id3Frame[], flags = 0): Buffer {
  const body = Buffer.concat(frames.map((frame) => writeFrame(frame, version)));
  const kept = version === 4 ? flags & unsynchronised : 0;
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, version, 0, kept]), writeSyncsafe(body.length), body]);
}
