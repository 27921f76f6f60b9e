import { stat } from 'node:fs/promises';

import { MediaProblem } from './media-tools.ts';
import { mp4Layout } from './mp4-layout.ts';
import { sniffContainer, type Container } from './sniff-container.ts';

/** What can be told of a file before anything reads its streams. Throws MediaProblem for one that is no video or cut off. */
export async function identify(
  path: string,
): Promise<{ container: Container; fastStart: boolean; bytes: number }> {
  const { size: bytes } = await stat(path);
  const container = await sniffContainer(path);
  if (!container) throw new MediaProblem('not_a_video');
  if (container !== 'mov') return { container, fastStart: false, bytes };
  const { fastStart, isCutOff } = await mp4Layout(path, bytes);
  if (isCutOff) throw new MediaProblem('video_damaged', 'cut off');
  return { container, fastStart, bytes };
}
