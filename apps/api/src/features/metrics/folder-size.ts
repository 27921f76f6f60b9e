import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of all files below a folder; of one that is not there, nought. */
export async function folderSize(folder: string): Promise<number> {
  let bytes = 0;
  // What goes while it is looked at counts no more.
  const entries = await opendir(folder).catch(() => []);
  for await (const entry of entries) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) bytes += await folderSize(place);
    else if (entry.isFile()) bytes += (await stat(place).catch(() => undefined))?.size ?? 0;
  }
  return bytes;
}
