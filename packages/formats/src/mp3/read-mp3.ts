import { buffer } from 'node:stream/consumers';

import { fail } from '@glossa/contract/failure';

import type { ByteSource } from '../byte-source.ts';
import { findFrames } from './find-frames.ts';
import { id3HeadSize, readId3Body, readId3Head } from './id3-tag.ts';
import { readTitle } from './id3-title.ts';

/** The properties of an MP3, read from its content. */
export interface Mp3 {
  /** From the ID3 tag. Empty if it has no title. */
  title: string;
  milliseconds: number;
  /** Byte offsets where the audio starts and ends, without tags. */
  start: number;
  end: number;
}

/** Maximum size of a tag in bytes. It may include a cover image. */
const maxTagBytes = 32 * 1024 * 1024;
/** Minimum duration in milliseconds. */
const minDurationMs = 500;

const readTag = async (source: ByteSource) => {
  const first = await buffer(source.read({ start: 0, end: Math.min(id3HeadSize, source.size) - 1 }));
  const head = readId3Head(first);
  if (!head) return { size: 0, title: '' };
  if (head.size > Math.min(maxTagBytes, source.size)) fail('not_mp3');
  const body = head.bodySize
    ? await buffer(source.read({ start: id3HeadSize, end: id3HeadSize + head.bodySize - 1 }))
    : Buffer.alloc(0);
  return { size: head.size, title: readTitle(readId3Body(head, body)) };
};

/**
 * Reads an MP3 to its end as a stream. Adds up the durations of its frames, so the result is also correct for variable
 * bit rates.
 *
 * @throws {Failure} not_mp3 when the file isn't an MP3, mp3_empty when it contains no audio
 */
export async function readMp3(source: ByteSource): Promise<Mp3> {
  if (source.size === 0) fail('mp3_empty');
  const tag = await readTag(source);
  if (tag.size === source.size) fail('mp3_empty');
  const body = source.read({ start: tag.size, end: source.size - 1 });
  const { start, end, milliseconds, junk } = await findFrames(body, tag.size);
  // A recording may be damaged in places, but most of it must be audio.
  const isMp3 = end > 0 && start - tag.size < 65_536 + source.size / 20 && junk * 10 < end - start;
  if (!isMp3) fail(tag.size > 0 && end === 0 ? 'mp3_empty' : 'not_mp3');
  if (milliseconds < minDurationMs) fail('mp3_empty');
  return { title: tag.title, milliseconds: Math.round(milliseconds), start, end };
}
