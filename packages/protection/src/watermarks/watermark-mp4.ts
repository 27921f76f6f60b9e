import { buffer } from 'node:stream/consumers';

import type { ByteSource } from '@glossa/formats/byte-source';

import { ProtectionProblem } from '../protection-problem.ts';
import { readBoxHead } from './mp4/boxes.ts';
import { markMovie } from './mp4/mark-movie.ts';
import { moveContent } from './mp4/move-content.ts';
import { spliceSource } from './splice-source.ts';
import type { Watermark } from './watermark.ts';

/** Outermost boxes of a film that is not in fragments; it has a handful. */
const mostBoxes = 1000;
/** The index of twelve hours has some 30 MB. */
const largestIndex = 128 * 1024 * 1024;

/** Where the index lies; `end` is not included. */
async function findIndex(source: ByteSource): Promise<{ start: number; end: number; headSize: number }> {
  let index: { start: number; end: number; headSize: number } | undefined;
  let at = 0;
  for (let count = 0; at < source.size; count++) {
    const last = Math.min(at + 16, source.size) - 1;
    const left = source.size - at;
    const { type, headSize, size } = readBoxHead(await buffer(source.read({ start: at, end: last })), left);
    if (type === 'moov') index ??= { start: at, end: at + size, headSize };
    if (type === 'moof' || count > mostBoxes) {
      throw new ProtectionProblem('watermark_impossible', 'a film in fragments');
    }
    at += size;
  }
  if (!index || index.end - index.start > largestIndex) {
    throw new ProtectionProblem('watermark_impossible', 'no index');
  }
  return index;
}

/**
 * Marks a film in the metadata of its index, where players show it and copying streams keeps it. Only the index is read
 * and held; picture and sound are the same to the byte and stay where they are, or move by as much as the index grows.
 * So the answer has a size and is read in ranges without work on the file. Takes MP4 that is not in fragments, as all
 * films here are after processing. Fails with ProtectionProblem.
 */
export async function watermarkMp4(source: ByteSource, mark: Watermark): Promise<ByteSource> {
  const { start, end, headSize } = await findIndex(source);
  const movie = markMovie(await buffer(source.read({ start: start + headSize, end: end - 1 })), mark);
  moveContent(movie, { from: end, by: movie.length - (end - start) });
  return spliceSource(source, { start, end }, movie);
}
