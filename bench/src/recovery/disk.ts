import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small in-memory disk that can be filled. */
export interface Disk {
  folder: string;
  /** Fills the disk, leaving the given number of bytes free. */
  fill(freeBytes: number): void;
  clear(): void;
  close(): void;
}

/** Settings for a server on this disk, which has less free space than the server requires by default. */
export const smallDiskEnvironment = { MIN_FREE_DISK: '512MB' };

/** Mounts a small disk, which requires root. */
export function openDisk(): Disk {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: (left) => {
      const free = Number(execFileSync('df', ['--output=avail', '-B1', folder]).toString().split('\n')[1]);
      execFileSync('fallocate', ['-l', String(Math.max(1, free - left)), filler]);
    },
    clear: () => rmSync(filler, { force: true }),
    close: () => {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
