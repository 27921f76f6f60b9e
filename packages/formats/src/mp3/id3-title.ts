import type { Id3Frame } from './id3-frames.ts';

/** Text decoders by the encoding byte before the text. */
const decode: Record<number, (text: Buffer) => string> = {
  0: (text) => text.toString('latin1'),
  1: (text) => new TextDecoder(text[0] === 0xfe ? 'utf-16be' : 'utf-16le').decode(text),
  2: (text) => new TextDecoder('utf-16be').decode(text),
  3: (text) => text.toString('utf8'),
};

/** Returns the title from a tag's frames on one line, cut to 200 characters. Empty if there is none. */
export function readTitle(frames: readonly Id3Frame[]): string {
  const data = frames.find(({ id }) => id === 'TIT2' || id === 'TT2')?.data;
  const text = data && decode[data[0] ?? -1]?.(data.subarray(1));
  // Version 4 allows several values, separated by NUL characters.
  const [first = ''] = (text ?? '').replace(/^\0+/, '').split('\0');
  return first
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
