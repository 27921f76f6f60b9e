import type { ChildProcess } from 'node:child_process';

/**
 * Milliseconds between SIGTERM and SIGKILL. Must be shorter than the time that a worker waits for an aborted handler,
 * because nothing would kill a process that outlives the worker.
 */
const graceMs = 500;

/** Ends a detached process and all its children: SIGTERM first, then SIGKILL after the grace period. */
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
    // The process has already ended.
  }
}
