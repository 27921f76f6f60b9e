import { buffer } from 'node:stream/consumers';

import type { ByteSource } from '@glossa/formats/byte-source';
import { isMp3 } from '@glossa/formats/is-mp3';

import { ProtectionError } from '../protection-error.ts';
import { id3HeadSize, readId3Body, readId3Head, writeId3Tag } from '@glossa/formats/mp3/id3-tag';
import { watermarkFrames } from './mp3/watermark-frames.ts';
import { spliceSource } from './splice-source.ts';
import type { Watermark } from './watermark.ts';

/** Maximum size of a tag, in bytes. It may include a cover, but players don't read larger tags. */
const maxTagBytes = 32 * 1024 * 1024;

/**
 * Marks a recording in its ID3 tag, keeping the tag's version and content and every byte of the audio. The result has a
 * known size and can be read in ranges. `date` is the order's date.
 * @throws {ProtectionError} watermark_impossible
 */
export async function watermarkMp3(
  source: ByteSource,
  mark: Watermark & { date: Date },
): Promise<ByteSource> {
  const first = await buffer(source.read({ start: 0, end: Math.min(id3HeadSize, source.size) - 1 }));
  if (!isMp3(first)) throw new ProtectionError('watermark_impossible', 'not an MP3 file');
  const head = readId3Head(first);
  // A tag of another kind is kept after ours. Players read ours first.
  if (!head) return spliceSource(source, { start: 0, end: 0 }, writeId3Tag(3, watermarkFrames([], 3, mark)));
  if (head.size > Math.min(maxTagBytes, source.size)) {
    throw new ProtectionError('watermark_impossible', `ID3 tag of ${head.size} bytes`);
  }
  const body = head.bodySize
    ? await buffer(source.read({ start: id3HeadSize, end: id3HeadSize + head.bodySize - 1 }))
    : Buffer.alloc(0);
  const frames = watermarkFrames(readId3Body(head, body), head.version, mark);
  return spliceSource(source, { start: 0, end: head.size }, writeId3Tag(head.version, frames, head.flags));
}
