import { mkdir, statfs } from 'node:fs/promises';

/** The data folder, and the bytes to leave free on its disk for everything else, above all the database. */
export interface DiskConfig {
  dataDir: string;
  storage: { minFreeBytes: number };
}

/** Returns the bytes available on the disk of a folder, which is created if missing. */
export async function measureDisk(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns the bytes that are available to files on the disk of the data folder. */
export const measureFreeSpace = async ({ dataDir, storage }: DiskConfig): Promise<number> =>
  Math.max(0, (await measureDisk(dataDir)) - storage.minFreeBytes);

/**
 * Returns the maximum size of a video that fits on the disk, in bytes. Converting it needs about as much space again
 * until the original is deleted.
 */
export const measureSpaceForVideo = async (config: DiskConfig): Promise<number> =>
  Math.floor((await measureFreeSpace(config)) / 2);
