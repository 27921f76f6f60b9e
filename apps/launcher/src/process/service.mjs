import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LauncherError } from '../launcher-error.mjs';
import { lastLines, logSize, openLog } from './log-file.mjs';
import { waitUntil } from './wait-until.mjs';

const STOP_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'stop-with-parent.mjs')).href;
const LONGEST_PAUSE = 30_000;
const HEALTHY_AFTER = 60_000;
const GRACE = 30_000;

/**
 * A Node program that is restarted whenever it exits, until it is stopped.
 * @typedef {object} Service
 * @property {Promise<string>} failed resolves with the end of its log if it exits before `settle`
 * @property {() => void} settle restarts it from now on whenever it exits
 * @property {() => void} restart stops it gracefully and starts it again
 * @property {() => Promise<void>} stop stops it gracefully (SIGTERM), or kills it after 30 s
 */

/**
 * @param {object} options
 * @param {string} options.name shown in messages
 * @param {string[]} options.args arguments of node: options, then the program's file
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log
 * @param {(sentence: string, output: string) => void} options.onFailure called when it has died and will be restarted
 * @returns {Service}
 */
export function runService({ name, args, cwd, env, log, onFailure }) {
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
      // Detached, so that Ctrl+C in the terminal reaches only the launcher, which shuts down the others in order.
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
      onFailure(
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

const LONGEST_START = 120; // seconds; the first start also fills the library

/**
 * Waits until a service reports that it is ready. From then on, it is restarted whenever it exits.
 * @param {string} url responds with success once it is ready
 * @param {Service} service
 * @param {{ log: string, signal: AbortSignal }} context
 * @throws {LauncherError} with the end of its log
 */
export async function waitUntilReady(url, service, { log, signal }) {
  /** @type {string | undefined} */
  let lastWords;
  void service.failed.then((output) => (lastWords = output));
  let isUp = false;
  await waitUntil(
    async () => {
      isUp = await answersWell(url);
      return isUp || lastWords !== undefined || signal.aborted;
    },
    { seconds: LONGEST_START },
  );
  if (isUp) service.settle();
  if (isUp || signal.aborted) return;
  if (lastWords !== undefined)
    throw new LauncherError(`This did not start:\n\n${lastWords}\n\nWhole log: ${log}`);
  throw new LauncherError(`It was not ready after ${LONGEST_START} seconds. Its log: ${log}`);
}

/** @param {string} url */
async function answersWell(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
