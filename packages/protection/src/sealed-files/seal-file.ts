import { sealFrames } from '../frames/seal-frames.ts';
import type { MasterKeys } from './master-keys.ts';
import { makeHeader } from './sealed-header.ts';

/** Seals a file that will be stored under `storageKey`. Holds at most two frames in memory. */
export async function* sealFile(
  source: AsyncIterable<Uint8Array>,
  keys: MasterKeys,
  storageKey: string,
): AsyncGenerator<Buffer> {
  const { header, key } = makeHeader(keys, storageKey);
  yield header;
  yield* sealFrames(source, key);
}
