import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns when a process started, in the system's format; undefined if there is no such process. A PID may be reused
 * after a crash or in a new container, but together with the start time, it is unique.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function readStartTime(pid) {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const ticks = statFields(pid)?.[19];
    return ticks && `${boot} ${ticks}`;
  }
  if (process.platform === 'win32') return 'unknown';
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined
  );
}

/**
 * Returns whether a process is running, under any account. Zombies (common in containers) don't count.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return process.platform !== 'linux' || statFields(pid)?.[0] !== 'Z';
}

/**
 * Returns the fields of `/proc/PID/stat` from the process state on; undefined if the process has exited. Linux only.
 * @param {number} pid
 */
function statFields(pid) {
  try {
    // The command name before these fields is in parentheses, and may itself contain spaces and parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}

/**
 * Returns the program that a process runs, such as `postgres`; undefined if unknown.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function readProgramName(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
  if (process.platform === 'win32') return undefined;
  const path = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return path.split('/').at(-1) || undefined;
}
