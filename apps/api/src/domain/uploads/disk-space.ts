import { mkdir, statfs } from 'node:fs/promises';

/** Bytes to leave free for everything else, above all the database. */
const reservedBytes = 512 * 1024 * 1024;

/** Returns the bytes available in a folder, which is created if missing. */
export async function measureFreeSpace(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - reservedBytes);
}

/**
 * Returns the maximum size of a video that fits in a folder, in bytes. Converting it needs about as much space again
 * until the original is deleted.
 */
export const measureSpaceForVideo = async (folder: string): Promise<number> =>
  Math.floor((await measureFreeSpace(folder)) / 2);
