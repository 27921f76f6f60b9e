import { stat } from 'node:fs/promises';

import { declaredEnd } from './declared-end.ts';
import { MediaProblem } from './media-tools.ts';
import { mp4Layout } from './mp4-layout.ts';
import { sniffContainer, type Container } from './sniff-container.ts';

/** Writers err by a few bytes. */
const tolerance = 64;

/**
 * What can be told of a file before anything reads its streams. Throws MediaProblem for one that is no video, or ends
 * before it says it does.
 */
export async function identify(
  path: string,
): Promise<{ container: Container; fastStart: boolean; bytes: number }> {
  const { size: bytes } = await stat(path);
  const container = await sniffContainer(path);
  if (!container) throw new MediaProblem('not_a_video');
  const { fastStart, isCutOff } = await layout(path, container, bytes);
  if (isCutOff) throw new MediaProblem('video_damaged', 'cut off');
  return { container, fastStart, bytes };
}

async function layout(
  path: string,
  container: Container,
  bytes: number,
): Promise<{ fastStart: boolean; isCutOff: boolean }> {
  if (container === 'mov') return mp4Layout(path, bytes);
  const end = container === 'mpegts' ? undefined : await declaredEnd(path, container); // a broadcast has no end
  return { fastStart: false, isCutOff: end !== undefined && end > bytes + tolerance };
}
