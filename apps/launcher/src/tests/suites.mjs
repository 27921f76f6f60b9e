import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolEnv } from '../prepare/tool-env.mjs';
import { ROOT } from '../settings.mjs';
import { faketimeLibrary, installMissingTools, requireBrowser } from './system-tools.mjs';
import { createFakeClockEnv, selectTime, TIMES } from './fake-times.mjs';
import { runTests } from './run-tests.mjs';
import { countPlaywright, countVitest, total } from './test-counts.mjs';
import { startTemporaryPostgres } from './temporary-postgres.mjs';
import { startTemporaryRedis } from './temporary-redis.mjs';

/** @typedef {import('./system-tools.mjs').ToolContext & { screen: NodeJS.WriteStream }} SuiteContext */

/**
 * Runs the tests of packages and apps against a temporary PostgreSQL, with the clock at today's moment in the rotation.
 * If libfaketime is missing, prints a message and runs them at the current time.
 * @param {string[]} projects names of Vitest projects, all if empty; `!` excludes one
 * @param {SuiteContext} context
 */
export async function runVitestSuite(projects, context) {
  const args = projects.map((name) => `--project=${name}`);
  const missing = await installMissingTools(['libfaketime'], context);
  const library = faketimeLibrary();
  if (library)
    return runAtMoment(library, selectTime(new Date()), (env) => runVitest(env, args, context), context);
  context.screen.write(`These tests use the current time. ${missing}\n`);
  return runVitest({}, args, context);
}

/**
 * Runs the tests that import files changed since the branch diverged from its upstream, including uncommitted changes.
 * @param {SuiteContext} context
 */
export async function runChangedTests(context) {
  const git = promisify(execFile);
  const { stdout } = await git('git', ['merge-base', 'HEAD', '@{upstream}'], { cwd: ROOT }).catch(() =>
    // Without an upstream, only uncommitted changes count.
    git('git', ['rev-parse', 'HEAD'], { cwd: ROOT }),
  );
  return runVitest({}, [`--changed=${stdout.trim()}`, '--passWithNoTests'], context);
}

/**
 * Runs the unit and API tests whose paths contain one of `files`, at the current time.
 * @param {string[]} files
 * @param {SuiteContext} context
 */
export const runTestFiles = (files, context) => runVitest({}, files, context);

/** Path fragments of tests that involve Redis: jobs, rate limits and interruptions. */
const redisTests = [
  'features/auth/',
  'features/imports/',
  'features/tasks/',
  'features/upkeep/',
  'features/texts/upload',
  'features/videos/process',
  'features/words/import',
  'system-tests/account-killed',
  'system-tests/orders-raced',
  'system-tests/stop-',
  'system-tests/worker-killed',
  'src/platform/operation/',
];

/**
 * Runs the tests that involve Redis against a temporary server. If Redis isn't installed, only prints a message.
 * @param {SuiteContext} context
 */
export async function runRedisTests(context) {
  const missing = await installMissingTools(['redis-server'], context);
  if (missing) {
    context.screen.write(`Skipped. ${missing}\n`);
    return total([]);
  }
  const redis = await startTemporaryRedis();
  try {
    const args = ['--project=@glossa/api', ...redisTests];
    return await runVitest({ TEST_REDIS_URL: redis.url }, args, context);
  } finally {
    await redis.stop();
  }
}

/**
 * Runs all unit and API tests at every moment of the rotation, and the journeys at the first moment. If libfaketime is
 * missing, prints a message and runs nothing.
 * @param {SuiteContext} context
 */
export async function runAtFakeTimes(context) {
  const missing = await installMissingTools(['libfaketime'], context);
  const library = faketimeLibrary();
  if (!library) {
    context.screen.write(`Skipped. ${missing}\n`);
    return total([]);
  }
  const runs = [];
  for (const moment of TIMES)
    runs.push(await runAtMoment(library, moment, (env) => runVitest(env, [], context), context));
  const [first] = /** @type {[import('./fake-times.mjs').Moment]} */ (TIMES.slice(0, 1));
  const runJourneys = (/** @type {NodeJS.ProcessEnv} */ env) =>
    journeys({ ...context, env: { ...context.env, ...env } });
  runs.push(await runAtMoment(library, first, runJourneys, context));
  return total(runs);
}

/**
 * Runs tests with the clock set to a moment.
 * @param {string} library path of libfaketime
 * @param {import('./fake-times.mjs').Moment} moment
 * @param {(env: NodeJS.ProcessEnv) => Promise<import('./test-counts.mjs').TestCounts>} run receives the environment that sets the
 * clock
 * @param {SuiteContext} context
 */
async function runAtMoment(library, moment, run, { screen }) {
  const title = `At ${moment.at} in ${moment.zone}`;
  screen.write(`\n${title}\n`);
  const counts = await run(createFakeClockEnv(library, moment, new Date()));
  screen.write(`${title}: ${counts.passed} passed, ${counts.failures.length} failed.\n`);
  return counts;
}

/**
 * @param {NodeJS.ProcessEnv} extraEnv additional environment
 * @param {string[]} args of Vitest
 * @param {SuiteContext} context
 */
async function runVitest(extraEnv, args, context) {
  const { env, logDir, signal } = context;
  await ensureVideoTools(context);
  const testEnv = { ...toolEnv(env), ...extraEnv };
  const postgres = await startTemporaryPostgres({ log: join(logDir, 'test-postgres.log'), env: testEnv });
  try {
    return await withReport((report) =>
      runTests({
        command: join(ROOT, 'node_modules/.bin/vitest'),
        args: [
          'run',
          // Projects run in parallel only if they have the same number of workers. Three suit two cores, since each
          // worker sometimes waits for the database.
          '--maxWorkers=3',
          // Only a hung test takes this long. On a busy machine, tests are slow but shouldn't fail.
          '--testTimeout=180000',
          '--hookTimeout=180000',
          // Starting a process for each file would take longer than most packages' tests. The apps' configurations do
          // the same.
          '--isolate=false',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...args,
        ],
        cwd: ROOT,
        env: { ...testEnv, TEST_DATABASE_URL: postgres.url },
        signal,
        report,
        count: countVitest,
      }),
    );
  } finally {
    await postgres.stop();
  }
}

/**
 * Installs the tools that tests with videos need, if allowed: ffmpeg, and espeak-ng for speech. If they are still
 * missing, prints that these tests will fail. All other tests still run.
 * @param {SuiteContext} context
 */
async function ensureVideoTools(context) {
  const missing = await installMissingTools(['ffmpeg', 'espeak-ng'], context);
  if (missing) context.screen.write(`Tests that use videos will fail. ${missing}\n`);
}

/**
 * Runs the journeys through the built app in a real browser. Most of them share one app.
 * @param {SuiteContext} context
 */
export async function journeys(context) {
  await ensureVideoTools(context);
  return runPlaywright('playwright.config.ts', context);
}

/**
 * Attacks running sites the way the security review did, and prints a table of the results.
 * @param {SuiteContext} context
 */
export async function attacks(context) {
  await ensureVideoTools(context);
  return runPlaywright('security.config.ts', context, ['./src/security/table-reporter.ts']);
}

/**
 * Compares the main screens with the screenshots in Git.
 * @param {SuiteContext} context
 */
export async function compareScreenshots(context) {
  const { startSlowDatabase } = await import('../visual/slow-database.mjs');
  const database = await startSlowDatabase({ log: join(context.logDir, 'visual-postgres.log') });
  try {
    const env = { ...context.env, ...database.env, VISUAL_MODE: 'gate' };
    return await runPlaywright('visual.config.ts', { ...context, env });
  } finally {
    await database.stop();
  }
}

/**
 * Runs the journeys with a real WordPress site. WordPress must be installed.
 * @param {SuiteContext} context
 */
export const wordpressJourneys = (context) => runPlaywright('wordpress.config.ts', context);

/**
 * Tests the site as Docker Compose runs it. Requires Docker.
 * @param {SuiteContext} context
 */
export async function composeSite(context) {
  await ensureVideoTools(context);
  return runPlaywright('deployment.config.ts', context);
}

/**
 * Runs the plugin's tests, each file with its own WordPress site. WordPress must be installed.
 * @param {SuiteContext} context
 */
export const wordpressPlugin = ({ env, signal }) =>
  withReport((report) =>
    runTests({
      command: join(ROOT, 'node_modules/.bin/vitest'),
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      cwd: join(ROOT, 'companion/wordpress/test'),
      env: toolEnv(env),
      signal,
      report,
      count: countVitest,
    }),
  );

/**
 * @param {string} config path in apps/e2e
 * @param {SuiteContext} context
 * @param {string[]} [reporters] in addition to JSON, which is counted; `list` by default
 */
async function runPlaywright(config, context, reporters = ['list']) {
  const { env, signal } = context;
  const browser = await requireBrowser(context);
  return withReport((report) =>
    runTests({
      command: join(ROOT, 'apps/e2e/node_modules/.bin/playwright'),
      args: ['test', `--config=${config}`, `--reporter=${[...reporters, 'json'].join()}`],
      cwd: join(ROOT, 'apps/e2e'),
      env: { ...toolEnv(env), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      signal,
      report,
      count: countPlaywright,
    }),
  );
}

/**
 * @template Result
 * @param {(report: string) => Promise<Result>} work receives the path of a temporary report
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
