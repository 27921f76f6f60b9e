import { readdirSync, readFileSync } from 'node:fs';

// Linux counts it in hundredths of a second for whoever asks, on every processor that Node runs on.
const ticksPerSecond = 100;

function secondsOf(pid: string): number {
  try {
    // The name of the program, in brackets, may hold anything.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0; // it has ended meanwhile
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Seconds of processor time that a process has had so far; 0 where the system has no `/proc`. */
export const processorTime = (pid: number): number => secondsOf(String(pid));

/** The same for all connections of PostgreSQL to a database of this machine together. */
export function databaseTime(database: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = pids.filter((pid) => {
    const command = commandOf(pid);
    return command.startsWith('postgres: ') && command.includes(database);
  });
  return own.reduce((sum, pid) => sum + secondsOf(pid), 0);
}
