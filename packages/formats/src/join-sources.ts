import { Readable } from 'node:stream';

import type { ByteSource } from './byte-source.ts';

/** Bytes `start` (inclusive) to `end` (exclusive) of a source. */
export interface SourcePart {
  source: ByteSource;
  start: number;
  end: number;
}

/** Concatenates parts of sources into one random-access source. */
export function joinSources(parts: readonly SourcePart[]): ByteSource {
  const size = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  async function* read(range: { start: number; end: number }): AsyncGenerator<Buffer> {
    let before = 0;
    for (const { source, start, end } of parts) {
      const from = Math.max(range.start - before, 0) + start;
      const to = Math.min(range.end - before + start, end - 1);
      if (to >= from) yield* source.read({ start: from, end: to });
      before += end - start;
    }
  }
  return { size, read: (range) => Readable.from(read(range), { objectMode: false }) };
}
