import type { Input } from 'mediabunny';

import { checkLimits } from '../check-limits.ts';
import { identify } from '../identify.ts';
import type { MediaLimits } from '../media-limits.ts';
import { MediaError, type MediaInfo } from '../media-tools.ts';
import { openInput } from './open-input.ts';
import { toMediaError } from './to-media-error.ts';
import { readAudioTrack, readVideoTrack } from './read-tracks.ts';

/** Implements `MediaTools.probe`. */
export async function probe(limits: MediaLimits, path: string, signal?: AbortSignal): Promise<MediaInfo> {
  signal?.throwIfAborted();
  const format = await identify(path);
  const input = openInput(path, format.container);
  const stop = () => input.dispose();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return checkLimits({ ...format, ...(await readInput(input, limits)) }, limits);
  } catch (error) {
    throw toMediaError(error, signal);
  } finally {
    signal?.removeEventListener('abort', stop);
    input.dispose();
  }
}

async function readInput(
  input: Input,
  { streams }: MediaLimits,
): Promise<Pick<MediaInfo, 'video' | 'audio' | 'durationMs'>> {
  const tracks = await input.getTracks();
  if (tracks.length > streams) throw new MediaError('video_damaged', 'too many streams');
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video && !audio) throw new MediaError('not_a_video', 'neither video nor audio');
  const end = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  // A broadcast's timestamps don't start at 0.
  const start = Math.max(0, await input.getFirstTimestamp());
  return {
    video: video && (await readVideoTrack(video)),
    audio: audio && (await readAudioTrack(audio)),
    durationMs: Math.round((end - start) * 1000),
  };
}
