import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { openFrame } from '../frames/frame-cipher.ts';
import { frameLayout, frameSize, sealedFrameSize, type FrameLayout } from '../frames/frame-layout.ts';
import { splitIntoPieces } from '../frames/split-into-pieces.ts';
import { ProtectionError } from '../protection-error.ts';
import type { MasterKeys } from './master-keys.ts';
import { headerSize, openHeader } from './sealed-header.ts';

/** Bytes `start` to `end`, both inclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A sealed file that is read in ranges. */
export interface SealedSource {
  /** Storage key of the file. */
  storageKey: string;
  /** Returns the stored size in bytes. */
  size(): Promise<number>;
  read(range: Range): Readable;
}

/**
 * Derives the layout of a sealed file from its size.
 * @throws {ProtectionError} sealed_file_damaged: no sealed file has this size
 */
export function computeLayout(sealedSize: number): FrameLayout {
  const layout = frameLayout(sealedSize - headerSize);
  if (!layout) throw new ProtectionError('sealed_file_damaged', `${sealedSize} bytes`);
  return layout;
}

const readHeader = (source: SealedSource): Promise<Buffer> =>
  buffer(source.read({ start: 0, end: headerSize - 1 }));

/**
 * Decrypts the bytes of a range as they are consumed, reading only the frames that overlap it. The range may extend
 * beyond the end of the file. In that case, the last frame must be authenticated as the last.
 * @throws {ProtectionError} sealed_file_damaged, sealed_key_unknown
 */
export async function* openFile(
  source: SealedSource,
  keys: MasterKeys,
  { start, end }: Range,
): AsyncGenerator<Buffer> {
  const header = await readHeader(source);
  const key = openHeader(keys, source.storageKey, header);
  const sealedSize = await source.size();
  const { frames } = computeLayout(sealedSize);
  const frameAt = (at: number): number => Math.min(Math.floor(at / frameSize), frames - 1);
  const last = frameAt(end);
  const from = frameAt(start);
  let number = from;
  const bytes = {
    start: headerSize + number * sealedFrameSize,
    end: Math.min(headerSize + (last + 1) * sealedFrameSize, sealedSize) - 1,
  };
  for await (const sealed of splitIntoPieces(source.read(bytes), sealedFrameSize)) {
    const plain = openFrame(key, number, number === frames - 1, sealed);
    if (!plain && number === from && !header.equals(await readHeader(source))) {
      // The file was replaced after its header was read.
      yield* openFile(source, keys, { start, end });
      return;
    }
    if (!plain) throw new ProtectionError('sealed_file_damaged', `frame ${number}`);
    const first = number * frameSize;
    const requestedBytes = plain.subarray(Math.max(0, start - first), Math.max(0, end + 1 - first));
    number++;
    if (requestedBytes.length > 0) yield requestedBytes;
  }
  // The file was truncated after its size was read.
  if (number <= last) throw new ProtectionError('sealed_file_damaged', 'truncated');
}
