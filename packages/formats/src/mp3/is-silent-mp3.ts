import { headerSize, readFrameHeader } from './frame-header.ts';

/** Bit widths in the side information: the fields before the granules, and one channel of a granule. */
const layouts = {
  first: { begin: 9, privateMono: 5, privateStereo: 3, scfsi: 4, granules: 2, channel: 59 },
  second: { begin: 8, privateMono: 1, privateStereo: 2, scfsi: 0, granules: 1, channel: 63 },
};
/** Width of `part2_3_length`, the field before `big_values`, in bits. */
const lengthBits = 12;
const bigValuesBits = 9;

function readBits(bytes: Buffer, at: number, count: number): number {
  let value = 0;
  for (let bit = at; bit < at + count; bit++) {
    value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return value;
}

/** Returns whether a frame is inaudible, because no spectral line is larger than 1 (`big_values` is 0). */
function isSilentFrame(frame: Buffer, samples: number): boolean {
  const layout = samples === 1152 ? layouts.first : layouts.second;
  const isMono = (frame[3] ?? 0) >> 6 === 3;
  const channels = isMono ? 1 : 2;
  // A checksum follows the header unless the protection bit is set.
  const sideStart = headerSize + ((frame[1] ?? 0) & 1 ? 0 : 2);
  const { begin, privateMono, privateStereo, scfsi, granules, channel } = layout;
  const first = sideStart * 8 + begin + (isMono ? privateMono : privateStereo) + scfsi * channels;
  return Array.from({ length: granules * channels }, (_, index) =>
    readBits(frame, first + index * channel + lengthBits, bigValuesBits),
  ).every((bigValues) => bigValues === 0);
}

/** Returns whether all frames of an MP3 without tags are silent. Doesn't decode them. */
export function isSilentMp3(bytes: Buffer): boolean {
  for (let at = 0; at + headerSize <= bytes.length;) {
    const header = readFrameHeader(bytes, at);
    if (header && !isSilentFrame(bytes.subarray(at, at + header.size), header.samples)) return false;
    at += header?.size ?? 1;
  }
  return true;
}
