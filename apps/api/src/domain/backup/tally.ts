import { createHash } from 'node:crypto';

/** What became of some bytes. */
export interface Sum {
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** What counts bytes. */
interface Tally {
  through: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  sum: () => Sum;
}

/** Counts the bytes that pass through it; `sum` tells of all that have passed. */
export function createTally(): Tally {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    through: async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    sum: (): Sum => ({ bytes, sha256: hash.digest('hex') }),
  };
}
