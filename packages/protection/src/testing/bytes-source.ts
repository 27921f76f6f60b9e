import { Readable } from 'node:stream';

import type { ByteSource } from '@glossa/formats/byte-source';

/** Bytes in memory, read as a file is. */
export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: ({ start, end }) =>
    Readable.from([Buffer.from(bytes.subarray(start, end + 1))], { objectMode: false }),
});
