import { buffer } from 'node:stream/consumers';

import type { ByteSource } from '@glossa/formats/byte-source';

import { ProtectionError } from '../protection-error.ts';
import { readBoxHead } from './mp4/boxes.ts';
import { markMovie } from './mp4/mark-movie.ts';
import { moveContent } from './mp4/move-content.ts';
import { spliceSource } from './splice-source.ts';
import type { Watermark } from './watermark.ts';

/** Maximum number of top-level boxes. An unfragmented MP4 has a handful. */
const maxBoxes = 1000;
/** Maximum size of a `moov` box, in bytes. The `moov` box of a twelve-hour video takes about 30 MB. */
const maxMoovBytes = 128 * 1024 * 1024;

/**
 * Locates the `moov` box; `end` is exclusive.
 * @throws {ProtectionError} watermark_impossible
 */
async function findMoov(source: ByteSource): Promise<{ start: number; end: number; headSize: number }> {
  let moov: { start: number; end: number; headSize: number } | undefined;
  let at = 0;
  for (let count = 0; at < source.size; count++) {
    const last = Math.min(at + 16, source.size) - 1;
    const remainingBytes = source.size - at;
    const { type, headSize, size } = readBoxHead(
      await buffer(source.read({ start: at, end: last })),
      remainingBytes,
    );
    if (type === 'moov') moov ??= { start: at, end: at + size, headSize };
    if (type === 'moof' || count > maxBoxes) {
      throw new ProtectionError('watermark_impossible', 'fragmented MP4');
    }
    at += size;
  }
  if (!moov || moov.end - moov.start > maxMoovBytes) {
    throw new ProtectionError('watermark_impossible', 'no moov box');
  }
  return moov;
}

/**
 * Marks a video in the metadata of its `moov` box, which players show and stream copying preserves. Reads only this box
 * into memory. Audio and video are unchanged, and move by at most the growth of the box. The result has a known size
 * and can be read in ranges without rewriting the file. Requires unfragmented MP4, which all processed videos are.
 * @throws {ProtectionError} watermark_impossible
 */
export async function watermarkMp4(source: ByteSource, mark: Watermark): Promise<ByteSource> {
  const { start, end, headSize } = await findMoov(source);
  const movie = markMovie(await buffer(source.read({ start: start + headSize, end: end - 1 })), mark);
  moveContent(movie, { from: end, delta: movie.length - (end - start) });
  return spliceSource(source, { start, end }, movie);
}
