import type { Id3Frame } from './id3-frames.ts';

/** Decoders by the byte of the encoding that stands before a text. */
const decode: Record<number, (text: Buffer) => string> = {
  0: (text) => text.toString('latin1'),
  1: (text) => new TextDecoder(text[0] === 0xfe ? 'utf-16be' : 'utf-16le').decode(text),
  2: (text) => new TextDecoder('utf-16be').decode(text),
  3: (text) => text.toString('utf8'),
};

/** The title that a tag names, on one line and at most 200 characters; empty when it names none. */
export function titleOfFrames(frames: readonly Id3Frame[]): string {
  const data = frames.find(({ id }) => id === 'TIT2' || id === 'TT2')?.data;
  const text = data && decode[data[0] ?? -1]?.(data.subarray(1));
  // Version 4 allows several values, with a zero between them.
  const [first = ''] = (text ?? '').replace(/^\0+/, '').split('\0');
  return first
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
