import { spawn } from 'node:child_process';
import { LauncherError } from '../launcher-error.mjs';
import { lastLines, logSize, openLog } from './log-file.mjs';

/** A program that failed, with the end of its output. */
export class CommandError extends LauncherError {
  /**
   * @param {string} what
   * @param {string} output
   */
  constructor(what, output) {
    super(`${what} failed.\n${output}`);
    this.output = output;
  }
}

/**
 * Runs a program and writes its output to a log.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log
 * @param {AbortSignal} options.signal stops the program
 * @returns {Promise<string>} its output
 * @throws {CommandError}
 */
export function run(command, args, { cwd, env, log, signal }) {
  const file = openLog(log);
  const from = logSize(log);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      signal,
      stdio: ['ignore', file.descriptor, file.descriptor],
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    file.close();
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(lastLines(log, { lines: Infinity, from }));
      else
        reject(
          new CommandError(
            [command.split('/').at(-1), ...args].join(' '),
            lastLines(log, { lines: 60, from }),
          ),
        );
    });
  });
}
