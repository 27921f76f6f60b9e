import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Lets others go before a process, by 0 (not at all) to 19 (always). Best effort: it works without as well. */
export function lowerPriority(pid: number, niceness: number): void {
  if (niceness === 0) return;
  attempt(() => setPriority(pid, niceness));
  // Linux shares the processor among sessions first, and a detached process has a session of its own: sched(7).
  if (process.platform === 'linux') {
    attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(niceness)));
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Not allowed here, not known here, or the process has ended.
  }
}
