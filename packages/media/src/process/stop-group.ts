import type { ChildProcess } from 'node:child_process';

const graceMs = 2000;

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
