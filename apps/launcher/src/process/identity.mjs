import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, in the system's own words, or undefined when there is no such process.
 * A process id alone is used again after a crash or in a new container; together with this it is not.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startedAt(pid) {
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
 * Whether a process runs, whoever owns it. One that ended but that nobody collected (usual in containers) does not.
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
 * Fields of a Linux process from its state on, or undefined when it is gone.
 * @param {number} pid
 */
function statFields(pid) {
  try {
    // The command's name before them stands in brackets and may itself hold spaces and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}

/**
 * The program a process runs, such as `postgres`, or undefined when that cannot be told.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function programOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
  if (process.platform === 'win32') return undefined;
  const path = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return path.split('/').at(-1) || undefined;
}
