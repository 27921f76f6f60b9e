import { open, readFile } from 'node:fs/promises';

import { audioFileLimit } from '@glossa/contract/text-upload';
import { maxImageSide, imageFileLimit } from '@glossa/contract/word-images';
import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { isMp3 } from '@glossa/formats/is-mp3';
import { readImageHeader } from '@glossa/formats/read-image-header';
import { isVideoCompatible, isAudioCompatible } from '@glossa/media/fits-mp4';
import { MediaError, type MediaTools } from '@glossa/media/media-tools';

import type { UnpackedMedia } from '../kinds/import-context.ts';
import type { MediaKind } from '../kinds/kind.ts';

const mediaFailure = (where: string, cause?: unknown) => archiveFailure('archive_media_bad', where, cause);

/** Maximum height in pixels of the videos that Glossa produces. */
const maxHeight = 2160;

async function checkRecording(path: string, bytes: number): Promise<UnpackedMedia> {
  if (bytes > audioFileLimit) throw mediaFailure('recording too large');
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (!isMp3(buffer)) throw mediaFailure('no MP3');
  } finally {
    await handle.close();
  }
  return { path, bytes };
}

async function checkImage(path: string, bytes: number): Promise<UnpackedMedia> {
  if (bytes > imageFileLimit * 2) throw mediaFailure('image too large');
  const head = readImageHeader(await readFile(path));
  if (!head || Math.max(head.width, head.height) > maxImageSide) throw mediaFailure('not an image');
  return { path, bytes, format: head.format };
}

async function checkVideo(
  path: string,
  bytes: number,
  { media, signal }: { media: MediaTools; signal: AbortSignal },
): Promise<UnpackedMedia> {
  const info = await media.probe(path, { signal }).catch((error: unknown) => {
    throw error instanceof MediaError && !error.isTransient ? mediaFailure(error.message, error) : error;
  });
  const isPlayable =
    info.container === 'mov' &&
    isVideoCompatible(info, maxHeight) &&
    (info.audio === null || isAudioCompatible(info));
  if (!info.video || !isPlayable) throw mediaFailure('not a video that browsers can play');
  const { width, height } = info.video;
  return {
    path,
    bytes,
    video: { durationMs: info.durationMs, width, height, hasAudio: info.audio !== null },
  };
}

/**
 * Checks an unpacked file by its content.
 * @throws {Failure} when it is not of the given kind.
 */
export function checkMedia(
  kind: MediaKind,
  { path, bytes }: { path: string; bytes: number },
  tools: { media: MediaTools; signal: AbortSignal },
): Promise<UnpackedMedia> {
  if (kind === 'recording') return checkRecording(path, bytes);
  return kind === 'picture' ? checkImage(path, bytes) : checkVideo(path, bytes, tools);
}
