import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../settings.mjs';

const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/** @typedef {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} Context */

const FIXTURE_DIR = join(import.meta.dirname, 'canary');

/**
 * Checks that every import rule reports a violation in canary/, a sample project that violates all of them.
 * @param {Context} context
 * @throws if a rule doesn't report anything
 */
export async function runCanary(context) {
  await Promise.all([checkFences(context), checkPrismaRule(context)]);
}

/** @param {Context} context */
async function checkFences({ env, signal }) {
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', CONFIG, '--output-type', 'json', 'apps', 'packages', 'bench'],
    { cwd: FIXTURE_DIR, env, signal, maxBuffer: 64 * 1024 * 1024 },
  );
  const triggeredRules = violatedRules(stdout);
  const silentRules = listRules().filter((name) => !triggeredRules.has(name));
  if (silentRules.length > 0) {
    throw new Error(`These rules didn't report what they are meant to stop:\n${silentRules.join('\n')}`);
  }
}

/**
 * Checks that the linter rejects `db.prisma` in the service and allows it in queries.ts.
 * @param {Context} context
 */
async function checkPrismaRule({ env, signal }) {
  const run = promisify(execFile)(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['--config', 'oxlint.json', '--format', 'unix', 'apps/api/src/features/tags'],
    { cwd: FIXTURE_DIR, env, signal },
  );
  const { stdout } = await run.catch((/** @type {{ stdout: string }} */ failed) => failed);
  const files = [...stdout.matchAll(/^(.+?):.*no-restricted-properties/gm)].map(([, file]) => file);
  if (files.join() !== 'apps/api/src/features/tags/service.ts')
    throw new Error(
      `The linter must report Prisma outside queries.ts, and only there. It reported: ${files.join(', ')}`,
    );
}

/**
 * @param {string} report dependency-cruiser's JSON report
 * @returns {Set<string>}
 */
function violatedRules(report) {
  const { summary } = /** @type {{ summary: { violations: { rule: { name: string } }[] } }} */ (
    JSON.parse(report)
  );
  return new Set(summary.violations.map(({ rule }) => rule.name));
}

/** @returns {string[]} */
function listRules() {
  const { forbidden } = /** @type {{ forbidden: { name: string }[] }} */ (
    createRequire(import.meta.url)(CONFIG)
  );
  return forbidden.map(({ name }) => name);
}
