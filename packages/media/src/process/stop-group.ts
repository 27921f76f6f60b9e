import type { ChildProcess } from 'node:child_process';

/** Shorter than what a worker waits for a handler that has to let go: what outlived it would never be ended. */
const graceMs = 500;

/** Ends a detached process with all it started: politely, and soon after that for certain. */
export function stopGroup(child: ChildProcess): void {
  send(child, 'SIGTERM');
  const last = setTimeout(() => send(child, 'SIGKILL'), graceMs);
  child.once('close', () => clearTimeout(last));
}

function send(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
}
