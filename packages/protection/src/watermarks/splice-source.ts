import { Readable } from 'node:stream';

import type { ByteSource } from '@glossa/formats/byte-source';

interface Range {
  start: number;
  end: number;
}

/** Returns the overlap of `range` (inclusive end) and `part` (exclusive end), relative to `part`, if there is one. */
const overlap = (range: Range, part: Range): Range | undefined => {
  const start = Math.max(range.start, part.start) - part.start;
  const end = Math.min(range.end, part.end - 1) - part.start;
  return end >= start ? { start, end } : undefined;
};

/**
 * Replaces the bytes of a source from `start` to `end` (exclusive). The result has a known size and can be read in
 * ranges, without buffering the source.
 */
export function spliceSource(source: ByteSource, { start, end }: Range, bytes: Buffer): ByteSource {
  const sizeDelta = bytes.length - (end - start);
  const size = source.size + sizeDelta;
  async function* read(range: Range): AsyncGenerator<Buffer> {
    const before = overlap(range, { start: 0, end: start });
    if (before) yield* source.read(before);
    const within = overlap(range, { start, end: start + bytes.length });
    if (within) yield bytes.subarray(within.start, within.end + 1);
    const after = overlap(range, { start: start + bytes.length, end: size });
    if (after) yield* source.read({ start: end + after.start, end: end + after.end });
  }
  return { size, read: (range) => Readable.from(read(range), { objectMode: false }) };
}
