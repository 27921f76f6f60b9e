import { statfs } from 'node:fs/promises';

/** Bytes that stay free for everything else: the database above all. */
const reserve = 512 * 1024 * 1024;

/**
 * Bytes that a video may have for which there is room below a folder: it needs its own size, and about as much again for
 * what is made of it before it is removed.
 */
export async function roomForVideo(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, Math.floor((bavail * bsize - reserve) / 2));
}
