import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { lastLines, logSize, openLog } from './log-file.mjs';

const STOP_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'stop-with-parent.mjs')).href;
const LONGEST_PAUSE = 30_000;
const HEALTHY_AFTER = 60_000;
const GRACE = 30_000;

/**
 * A Node program that is kept running until it is stopped.
 * @typedef {object} Service
 * @property {Promise<string>} failed the end of its log when it ends before it was settled
 * @property {() => void} settle from now on it is started again whenever it ends
 * @property {() => void} restart asks it to finish and starts it again
 * @property {() => Promise<void>} stop asks it to finish (SIGTERM), ends it after 30 s
 */

/**
 * @param {object} options
 * @param {string} options.name as people call it
 * @param {string[]} options.args of node: the program's file, with its options before it
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log
 * @param {(sentence: string, output: string) => void} options.onTrouble told when it died and is started again
 * @returns {Service}
 */
export function keepRunning({ name, args, cwd, env, log, onTrouble }) {
  let stopping = false;
  let settled = false;
  let restarting = false;
  let pause = 500;
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  /** @type {(output: string) => void} */
  let tellFailed;
  const failed = new Promise((/** @type {(output: string) => void} */ resolve) => (tellFailed = resolve));

  function begin() {
    const file = openLog(log);
    const from = logSize(log);
    const began = Date.now();
    child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...args], {
      cwd,
      env,
      stdio: ['ignore', file.descriptor, file.descriptor, 'ipc'],
      // Detached: Ctrl+C in the terminal must reach the launcher only, which ends the others in order.
      detached: true,
    });
    file.close();
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (restarting) {
        restarting = false;
        begin();
        return;
      }
      const output = lastLines(log, { lines: 15, from });
      if (!settled) return tellFailed(output);
      if (Date.now() - began > HEALTHY_AFTER) pause = 500;
      onTrouble(
        `The ${name} stopped (${signal ?? `exit code ${code}`}); starting it again in ${pause / 1000} s.`,
        output,
      );
      waiting = setTimeout(begin, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    });
  }

  begin();
  return {
    failed,
    settle: () => {
      settled = true;
    },
    restart: () => {
      restarting = child.kill('SIGTERM');
    },
    stop: () =>
      new Promise((resolve) => {
        stopping = true;
        clearTimeout(waiting);
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const tooLong = setTimeout(() => child.kill('SIGKILL'), GRACE);
        child.once('exit', () => {
          clearTimeout(tooLong);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
