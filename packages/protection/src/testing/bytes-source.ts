import { Readable } from 'node:stream';

import type { ByteSource } from '@glossa/formats/byte-source';

/** Wraps bytes in memory as a source. */
export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: ({ start, end }) =>
    Readable.from([Buffer.from(bytes.subarray(start, end + 1))], { objectMode: false }),
});
