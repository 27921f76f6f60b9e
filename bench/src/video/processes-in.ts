import { readdirSync, readFileSync } from 'node:fs';

/** Returns the processes that have a folder's path in their arguments. */
export function processesIn(folder: string): { pid: number; args: string[] }[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
      return args.some((arg) => arg.includes(folder)) ? [{ pid: Number(pid), args }] : [];
    } catch {
      return [];
    }
  });
}
