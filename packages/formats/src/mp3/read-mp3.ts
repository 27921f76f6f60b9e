import { buffer } from 'node:stream/consumers';

import type { ByteSource } from '../byte-source.ts';
import { Unreadable } from '../unreadable.ts';
import { findFrames } from './find-frames.ts';
import { id3HeadSize, readId3Body, readId3Head } from './id3-tag.ts';
import { titleOfFrames } from './id3-title.ts';

/** What an MP3 is, told by its content. */
export interface Mp3 {
  /** Of its ID3 tag; empty when it names none. */
  title: string;
  milliseconds: number;
  /** Where its sound begins and ends, without tags. */
  start: number;
  end: number;
}

/** Tags hold the cover; one of more bytes is none that a player reads. */
const largestTag = 32 * 1024 * 1024;
/** Milliseconds; what is shorter is nothing to listen to. */
const shortest = 500;

const tagOf = async (source: ByteSource) => {
  const first = await buffer(source.read({ start: 0, end: Math.min(id3HeadSize, source.size) - 1 }));
  const head = readId3Head(first);
  if (!head) return { size: 0, title: '' };
  if (head.size > Math.min(largestTag, source.size)) throw new Unreadable('not_mp3');
  const body = head.bodySize
    ? await buffer(source.read({ start: id3HeadSize, end: id3HeadSize + head.bodySize - 1 }))
    : Buffer.alloc(0);
  return { size: head.size, title: titleOfFrames(readId3Body(head, body)) };
};

/**
 * Reads an MP3 to its end, never more than a piece of it at once. Its length is that of its frames, also where the bit
 * rate varies. Fails with Unreadable: `not_mp3` for anything else, `mp3_empty` when there is no sound.
 */
export async function readMp3(source: ByteSource): Promise<Mp3> {
  if (source.size === 0) throw new Unreadable('mp3_empty');
  const tag = await tagOf(source);
  if (tag.size === source.size) throw new Unreadable('mp3_empty');
  const body = source.read({ start: tag.size, end: source.size - 1 });
  const { start, end, milliseconds, junk } = await findFrames(body, tag.size);
  // Recordings may be damaged here and there; what is mostly something else is no recording.
  const isSound = end > 0 && start - tag.size < 65_536 + source.size / 20 && junk * 10 < end - start;
  if (!isSound) throw new Unreadable(tag.size > 0 && end === 0 ? 'mp3_empty' : 'not_mp3');
  if (milliseconds < shortest) throw new Unreadable('mp3_empty');
  return { title: tag.title, milliseconds: Math.round(milliseconds), start, end };
}
