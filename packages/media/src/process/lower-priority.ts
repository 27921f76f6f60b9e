import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Sets the niceness of a process, 0 to 19. Best effort: failures are ignored. */
export function lowerPriority(pid: number, niceness: number): void {
  if (niceness === 0) return;
  ignoreErrors(() => setPriority(pid, niceness));
  // Linux divides CPU time among sessions first, and a detached process has its own session: see sched(7).
  if (process.platform === 'linux') {
    ignoreErrors(() => writeFileSync(`/proc/${pid}/autogroup`, String(niceness)));
  }
}

function ignoreErrors(action: () => void): void {
  try {
    action();
  } catch {
    // Not permitted, not supported, or the process has ended.
  }
}
