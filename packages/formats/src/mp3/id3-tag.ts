import {
  readFrames,
  readSyncsafe,
  writeFrame,
  writeSyncsafe,
  type Id3Frame,
  type Id3Version,
} from './id3-frames.ts';

/** The header of an ID3v2 tag (id3.org, id3v2.3.0 and id3v2.4.0-structure). */
export interface Id3Head {
  version: Id3Version;
  flags: number;
  /** Bytes after the ten-byte header, without the footer. */
  bodySize: number;
  /** Bytes of the whole tag. */
  size: number;
}

export const id3HeadSize = 10;
const unsynchronizedFlag = 0x80;
const extendedHeaderFlag = 0x40;
const footerFlag = 0x10;

/** Reads the header of a tag. Undefined if there is no tag or its version isn't supported. */
export function readId3Head(bytes: Buffer): Id3Head | undefined {
  if (bytes.length < id3HeadSize || bytes.toString('latin1', 0, 3) !== 'ID3') return undefined;
  const version = bytes.readUInt8(3);
  const flags = bytes.readUInt8(5);
  const isKnown = version === 3 || version === 4 || (version === 2 && (flags & extendedHeaderFlag) === 0);
  if (!isKnown) return undefined;
  const bodySize = readSyncsafe(bytes, 6);
  const footer = version === 4 && (flags & footerFlag) !== 0 ? id3HeadSize : 0;
  return { version, flags, bodySize, size: id3HeadSize + bodySize + footer };
}

/** Reverses unsynchronization: removes the zeros that keep a tag from looking like an audio frame. */
function resynchronize(bytes: Buffer): Buffer {
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0 && bytes[at - 1] === 0xff) continue;
    plain[length++] = byte;
  }
  return plain.subarray(0, length);
}

/** Reads the frames from the bytes after a tag's header. */
export function readId3Body({ version, flags }: Id3Head, body: Buffer): Id3Frame[] {
  // In version 4, unsynchronization applies to each frame separately, and frames are copied unchanged.
  const plain = version < 4 && flags & unsynchronizedFlag ? resynchronize(body) : body;
  const isExtended = (flags & extendedHeaderFlag) !== 0 && plain.length >= 4;
  const skipped = !isExtended ? 0 : version === 4 ? readSyncsafe(plain, 0) : 4 + plain.readUInt32BE(0);
  return readFrames(plain.subarray(skipped), version);
}

/**
 * Serializes a tag without padding, extended header or footer. `flags` are those of the frames' original tag, if any.
 */
export function writeId3Tag(version: Id3Version, frames: readonly Id3Frame[], flags = 0): Buffer {
  const body = Buffer.concat(frames.map((frame) => writeFrame(frame, version)));
  const tagFlags = version === 4 ? flags & unsynchronizedFlag : 0;
  return Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, version, 0, tagFlags]),
    writeSyncsafe(body.length),
    body,
  ]);
}
