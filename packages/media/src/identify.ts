import { stat } from 'node:fs/promises';

import { readDeclaredEnd } from './declared-end.ts';
import { MediaError } from './media-tools.ts';
import { readMp4Layout } from './mp4-layout.ts';
import { sniffContainer, type Container } from './sniff-container.ts';

/** Number of bytes that may be missing before the declared end, because muxers can be off by a few. */
const tolerance = 64;

/**
 * Detects a file's container and layout, without parsing its streams.
 *
 * @throws {MediaError} not_a_video, or video_damaged when the file ends before its declared end
 */
export async function identify(
  path: string,
): Promise<{ container: Container; fastStart: boolean; bytes: number }> {
  const { size: bytes } = await stat(path);
  const container = await sniffContainer(path);
  if (!container) throw new MediaError('not_a_video');
  const { fastStart, isCutOff } = await readLayout(path, container, bytes);
  if (isCutOff) throw new MediaError('video_damaged', 'truncated');
  return { container, fastStart, bytes };
}

async function readLayout(
  path: string,
  container: Container,
  bytes: number,
): Promise<{ fastStart: boolean; isCutOff: boolean }> {
  if (container === 'mov') return readMp4Layout(path, bytes);
  // An MPEG-TS file doesn't declare its end.
  const end = container === 'mpegts' ? undefined : await readDeclaredEnd(path, container);
  return { fastStart: false, isCutOff: end !== undefined && end > bytes + tolerance };
}
