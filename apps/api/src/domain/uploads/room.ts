import { mkdir, statfs } from 'node:fs/promises';

/** Bytes that stay free for everything else: the database above all. */
const reserve = 512 * 1024 * 1024;

/** Bytes for which there is room below a folder, which is made if there is none. */
export async function roomBelow(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - reserve);
}

/**
 * Bytes that a video may have for which there is room below a folder: it needs its own size, and about as much again for
 * what is made of it before it is removed.
 */
export const roomForVideo = async (folder: string): Promise<number> =>
  Math.floor((await roomBelow(folder)) / 2);
