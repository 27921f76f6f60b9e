import { readdirSync, readFileSync } from 'node:fs';

// Linux reports CPU time to user space in hundredths of a second on every architecture that Node supports.
const ticksPerSecond = 100;

function readCpuSeconds(pid: string): number {
  try {
    // The program name, in parentheses, may contain any characters.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0; // The process has exited in the meantime.
  }
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns a process's CPU time in seconds, or 0 if the system has no `/proc`. */
export const readCpuTime = (pid: number): number => readCpuSeconds(String(pid));

/** Returns the CPU time in seconds of all PostgreSQL connections to a database on this machine. */
export function readDatabaseCpuTime(database: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ownPids = pids.filter((pid) => {
    const command = readCommand(pid);
    return command.startsWith('postgres: ') && command.includes(database);
  });
  return ownPids.reduce((sum, pid) => sum + readCpuSeconds(pid), 0);
}
