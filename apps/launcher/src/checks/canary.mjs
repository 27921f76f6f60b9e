import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../settings.mjs';

const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/**
 * Runs the fences over the small house that breaks each of them.
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} context
 * @throws when a fence does not object
 */
export async function runCanary({ env, signal }) {
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', CONFIG, '--output-type', 'json', 'apps', 'packages', 'bench'],
    { cwd: join(import.meta.dirname, 'canary'), env, signal, maxBuffer: 64 * 1024 * 1024 },
  );
  const objected = violatedRules(stdout);
  const silent = allRules().filter((name) => !objected.has(name));
  if (silent.length > 0) {
    throw new Error(`These fences let through what they are there to stop:\n${silent.join('\n')}`);
  }
}

/**
 * @param {string} report of dependency-cruiser, as JSON
 * @returns {Set<string>}
 */
function violatedRules(report) {
  const { summary } = /** @type {{ summary: { violations: { rule: { name: string } }[] } }} */ (
    JSON.parse(report)
  );
  return new Set(summary.violations.map(({ rule }) => rule.name));
}

/** @returns {string[]} */
function allRules() {
  const { forbidden } = /** @type {{ forbidden: { name: string }[] }} */ (
    createRequire(import.meta.url)(CONFIG)
  );
  return forbidden.map(({ name }) => name);
}
