import { createHash } from 'node:crypto';

/** Size and hash of a sequence of bytes. */
export interface Checksum {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

interface RunningChecksum {
  through: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  sum: () => Checksum;
}

/** Creates a pass-through that counts and hashes bytes; `sum` covers all that have passed so far. */
export function createChecksum(): RunningChecksum {
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
    sum: (): Checksum => ({ bytes, sha256: hash.digest('hex') }),
  };
}
