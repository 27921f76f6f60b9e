import { createHash } from 'node:crypto';

/** Size and hash of a sequence of bytes. */
export interface Checksum {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

interface ChecksumStream {
  passThrough: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  digest: () => Checksum;
}

/** Creates a pass-through that counts and hashes bytes; `digest` returns the result for all bytes so far. */
export function createChecksum(): ChecksumStream {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    passThrough: async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    digest: (): Checksum => ({ bytes, sha256: hash.digest('hex') }),
  };
}
