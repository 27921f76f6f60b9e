import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { readJson } from '../read-json.mjs';
import { LauncherError } from '../launcher-error.mjs';

/**
 * Runs a test runner with its output on the screen, and counts the results in its report.
 * @param {object} runner
 * @param {string} runner.command
 * @param {string[]} runner.args
 * @param {string} runner.cwd
 * @param {NodeJS.ProcessEnv} runner.env
 * @param {AbortSignal} runner.signal
 * @param {string} runner.report path of the file it writes
 * @param {(report: unknown) => import('./test-counts.mjs').TestCounts} runner.count
 * @returns {Promise<import('./test-counts.mjs').TestCounts>} a runner that crashed counts as one failure
 */
export async function runTests({ command, args, cwd, env, signal, report, count }) {
  rmSync(report, { force: true });
  const code = await new Promise((/** @type {(code: number | null) => void} */ resolve, reject) => {
    const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const counts = existsSync(report) ? count(readJson(report)) : { passed: 0, skipped: 0, failures: [] };
  if (code === 0 || counts.failures.length > 0) return counts;
  return { ...counts, failures: [{ name: basename(command), message: `Exited with code ${code}.` }] };
}

/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {() => Promise<import('./test-counts.mjs').TestCounts>} run
 */

/**
 * Runs a stage under its title. A crash counts as one failure, so that the totals are always shown.
 * @param {Stage} stage
 * @param {{ screen: NodeJS.WriteStream, signal: AbortSignal }} context
 * @returns {Promise<{ counts: import('./test-counts.mjs').TestCounts, time: string }>}
 */
export async function runStage({ title, run }, { screen, signal }) {
  screen.write(`\n${title}\n`);
  const startedAt = Date.now();
  const counts = await run().catch((error) => {
    signal.throwIfAborted();
    const message = error instanceof LauncherError ? error.message : String(error);
    screen.write(`${message}\n`);
    return { passed: 0, skipped: 0, failures: [{ name: title, message }] };
  });
  return { counts, time: `${title} ${Math.round((Date.now() - startedAt) / 1000)} s` };
}
