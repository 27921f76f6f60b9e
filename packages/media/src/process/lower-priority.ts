import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** `patient` work runs only where nobody else wants to, `prompt` work, which somebody may wait for, a little after others. */
export type Haste = 'patient' | 'prompt';

const niceness = {
  patient: constants.priority.PRIORITY_LOW,
  prompt: constants.priority.PRIORITY_BELOW_NORMAL,
};

/** Lets a process run after others. Best effort: it works without as well. */
export function lowerPriority(pid: number, haste: Haste): void {
  attempt(() => setPriority(pid, niceness[haste]));
  // Linux shares the processor among sessions first, and a detached process has a session of its own: sched(7).
  if (process.platform === 'linux') {
    attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(niceness[haste])));
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Not allowed here, not known here, or the process has ended.
  }
}
