import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LauncherError } from '../launcher-error.mjs';
import { lastLines, logSize, openLog } from './log-file.mjs';
import { waitUntil } from './wait-until.mjs';

const STOP_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'stop-with-parent.mjs')).href;
const MAX_BACKOFF = 30_000;
const HEALTHY_AFTER = 60_000;
const SHUTDOWN_TIMEOUT = 30_000;

/**
 * A Node program that is restarted whenever it exits, until it is stopped.
 * @typedef {object} Service
 * @property {Promise<string>} failed resolves with the end of its log if it exits before `settle`
 * @property {() => void} settle from now on, restarts it whenever it exits
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
  let backoff = 500;
  /** @type {NodeJS.Timeout | undefined} */
  let restartTimer;
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  /** @type {(output: string) => void} */
  let resolveFailed;
  const failed = new Promise((/** @type {(output: string) => void} */ resolve) => (resolveFailed = resolve));

  function spawnChild() {
    const file = openLog(log);
    const from = logSize(log);
    const startedAt = Date.now();
    child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...args], {
      cwd,
      env,
      stdio: ['ignore', file.descriptor, file.descriptor, 'ipc'],
      // Detached, so that Ctrl+C in the terminal reaches only the launcher, which shuts down the other processes in
      // order.
      detached: true,
    });
    file.close();
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (restarting) {
        restarting = false;
        spawnChild();
        return;
      }
      const output = lastLines(log, { lines: 15, from });
      if (!settled) return resolveFailed(output);
      if (Date.now() - startedAt > HEALTHY_AFTER) backoff = 500;
      onFailure(
        `The ${name} stopped (${signal ?? `exit code ${code}`}). Restarting it in ${backoff / 1000} s.`,
        output,
      );
      restartTimer = setTimeout(spawnChild, backoff);
      backoff = Math.min(backoff * 2, MAX_BACKOFF);
    });
  }

  spawnChild();
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
        clearTimeout(restartTimer);
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const killTimer = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT);
        child.once('exit', () => {
          clearTimeout(killTimer);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

const START_TIMEOUT = 120; // In seconds. The first start also seeds the library.

/**
 * Waits until a service reports that it is ready. From then on, it is restarted whenever it exits.
 * @param {string} url responds with success once it is ready
 * @param {Service} service
 * @param {{ log: string, signal: AbortSignal }} context
 * @throws {LauncherError} with the end of its log
 */
export async function waitUntilReady(url, service, { log, signal }) {
  /** @type {string | undefined} */
  let failureOutput;
  void service.failed.then((output) => (failureOutput = output));
  let isUp = false;
  await waitUntil(
    async () => {
      isUp = await respondsOk(url);
      return isUp || failureOutput !== undefined || signal.aborted;
    },
    { seconds: START_TIMEOUT },
  );
  if (isUp) service.settle();
  if (isUp || signal.aborted) return;
  if (failureOutput !== undefined)
    throw new LauncherError(`The process failed to start:\n\n${failureOutput}\n\nFull log: ${log}`);
  throw new LauncherError(`The process was not ready after ${START_TIMEOUT} seconds. Log: ${log}`);
}

/** @param {string} url */
async function respondsOk(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
