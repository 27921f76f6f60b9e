import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { ROOT } from '../settings.mjs';
import { runCanary } from './canary.mjs';
import { checkDatabaseFunctions } from './database-functions.mjs';
import { checkDocuments } from './documents.mjs';
import { checkInterfaceStyle } from './interface-style.mjs';
import { checkNames } from './names.mjs';
import { checkSelfAssessment } from './self-assessment.mjs';
import { checkSpecification } from './specification.mjs';
import { checkThirdParty } from './third-party.mjs';

/**
 * A check of the source code.
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<unknown>} run rejects with the problems it found
 */

/**
 * @param {object} context
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.pnpm path
 * @param {string} context.logDir
 * @param {AbortSignal} context.signal
 * @param {import('./migrated-database.mjs').MigratedDatabase} context.database
 * @returns {Check[]} slowest first
 */
export function checks({ env, pnpm, logDir, signal, database }) {
  const runToolWithEnv = (
    /** @type {NodeJS.ProcessEnv} */ extraEnv,
    /** @type {string[]} */ ...[name = '', ...args]
  ) =>
    run(join(ROOT, 'node_modules/.bin', name), args, {
      cwd: ROOT,
      env: { ...toolEnv(env, pnpm), ...extraEnv },
      log: join(logDir, `check-${name}.log`),
      signal,
    });
  const runTool = (/** @type {string[]} */ ...args) => runToolWithEnv({}, ...args);
  const runNode = (/** @type {string} */ log, /** @type {string[]} */ ...args) =>
    run(process.execPath, args, {
      cwd: ROOT,
      env: toolEnv(env, pnpm),
      log: join(logDir, `${log}.log`),
      signal,
    });
  const lint = ['oxlint', '--type-aware', '--report-unused-disable-directives', '--format=unix'];
  const fences = ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
  return [
    {
      name: 'Lint',
      // Halve the number of garbage collections, which makes linting 20 % faster but requires 20 % more memory.
      run: () => runToolWithEnv({ GOGC: '200' }, ...lint, '.'),
    },
    {
      name: 'Types in the other apps',
      run: () => runTool('turbo', 'run', 'types', '--output-logs=errors-only'),
    },
    // By default, four checkers run in parallel, and each of them recomputes the shared types.
    {
      name: 'Types in the API and packages',
      run: () => runTool('tsc', '-p', 'tsconfig.json', '--checkers', '1'),
    },
    { name: 'Fences', run: () => runTool(...fences, 'apps', 'packages', 'bench', 'prisma') },
    { name: 'Unused code', run: () => runTool('knip', '--treat-config-hints-as-errors') },
    { name: 'Canary for the rules', run: () => runCanary({ env: toolEnv(env), signal }) },
    { name: 'Database functions', run: () => checkDatabaseFunctions(database) },
    {
      name: 'Types of SQL statements',
      run: async () => {
        const url = await database.url();
        await runNode('check-statement-types', join(ROOT, 'apps/api/statement-types.mjs'), url, '--check');
      },
    },
    { name: 'Specification', run: () => checkSpecification({ root: ROOT }) },
    { name: 'Self-assessment', run: () => checkSelfAssessment({ root: ROOT }) },
    { name: 'English of the interface', run: () => checkInterfaceStyle({ root: ROOT }) },
    { name: 'Names in comments and documents', run: () => checkNames({ root: ROOT }) },
    { name: 'Links and decision records', run: () => checkDocuments({ root: ROOT }) },
    { name: 'Third-party licenses', run: () => checkThirdParty({ root: ROOT }) },
    { name: 'Format', run: () => runTool('oxfmt', '--check', '.') },
  ];
}
