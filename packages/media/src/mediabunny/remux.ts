import { FilePathTarget, Mp4OutputFormat, Output, type Input } from 'mediabunny';

import { isVideoCompatible, isAudioCompatible } from '../fits-mp4.ts';
import { MediaError, type MediaInfo, type OnProgress } from '../media-tools.ts';
import type { Container } from '../sniff-container.ts';
import { copyPackets } from './copy-packets.ts';
import { createAudioCopy, createVideoCopy, type TrackCopy } from './track-copy.ts';
import { openInput } from './open-input.ts';
import { toMediaError } from './to-media-error.ts';

interface Work {
  path: string;
  out: string;
  info: MediaInfo;
  maxHeight: number;
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/** Remuxes compatible streams into an MP4 with fast start. Buffers only a few packets. */
export async function remux({
  path,
  out,
  info,
  maxHeight,
  signal,
  onProgress,
}: Work): Promise<{ copied: boolean }> {
  if (!info.video) throw new MediaError('not_a_video', 'no video track');
  if (!isVideoCompatible(info, maxHeight) || (info.audio && !isAudioCompatible(info)))
    throw new MediaError('ffmpeg_missing');
  signal?.throwIfAborted();
  const input = openInput(path, info.container as Container);
  const output = new Output({
    // Reserve space for the index at the front, so that nothing has to be moved or buffered.
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(out),
  });
  try {
    const copies = await createTrackCopies(input, info);
    for (const { addTo } of copies) await addTo(output, signal);
    await output.start();
    const start = Math.max(0, await input.getFirstTimestamp());
    await copyPackets(copies, {
      start,
      signal,
      onTimestamp: (seconds) => onProgress?.(Math.min(1, (seconds * 1000) / info.durationMs)),
    });
    await output.finalize();
    return { copied: true };
  } catch (error) {
    await output.cancel().catch(() => {}); // The original error matters more.
    throw toMediaError(error, signal);
  } finally {
    input.dispose();
  }
}

async function createTrackCopies(input: Input, { video, audio }: MediaInfo): Promise<TrackCopy[]> {
  const videoTrack = (await input.getVideoTracks()).find(({ id }) => id === video?.stream);
  const audioTrack = (await input.getAudioTracks()).find(({ id }) => id === audio?.stream);
  return [
    ...(videoTrack ? [createVideoCopy(videoTrack)] : []),
    ...(audioTrack ? [createAudioCopy(audioTrack)] : []),
  ];
}
