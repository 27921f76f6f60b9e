import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolEnv } from '../prepare/tool-env.mjs';
import { ROOT } from '../settings.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureFilmTools } from './ensure-film-tools.mjs';
import { ensureRedis } from './ensure-redis.mjs';
import { runTests } from './run-tests.mjs';
import { tallyPlaywright, tallyVitest } from './tally.mjs';
import { throwAwayPostgres } from './throw-away-postgres.mjs';
import { throwAwayRedis } from './throw-away-redis.mjs';

/**
 * @typedef {object} SuiteContext
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {AbortSignal} signal
 */

/**
 * The tests of packages and apps, each against a PostgreSQL that is thrown away.
 * @param {string[]} projects names of Vitest projects, all when there are none; one after `!` is left out
 * @param {SuiteContext} context
 */
export async function vitest(projects, context) {
  return vitestOn(
    {},
    projects.map((name) => `--project=${name}`),
    context,
  );
}

/** What Redis has a part in: jobs, limits, and what ends in the middle. Vitest takes parts of paths. */
const redisTests = [
  'features/auth/',
  'features/imports/',
  'features/tasks/',
  'features/upkeep/',
  'features/texts/upload',
  'features/videos/process',
  'features/words/import',
  'reliability/account-killed',
  'reliability/orders-raced',
  'reliability/stop-',
  'reliability/worker-killed',
  'src/operate/',
];

/**
 * The same for what Redis has a part in, with a Redis that is thrown away. Where there is none and none can be installed,
 * nothing runs, and `screen` is told so.
 * @param {SuiteContext & { screen: NodeJS.WriteStream }} context
 */
export async function onRedis(context) {
  if (!(await ensureRedis({ ...context, log: join(context.logDir, 'redis.log') }))) {
    context.screen.write('Skipped: redis-server is missing, and could not be installed.\n');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const redis = await throwAwayRedis();
  try {
    const args = ['--project=@glossa/api', ...redisTests];
    return await vitestOn({ TEST_REDIS_URL: redis.url }, args, context);
  } finally {
    await redis.stop();
  }
}

/**
 * @param {NodeJS.ProcessEnv} more environment besides ours
 * @param {string[]} args of Vitest
 * @param {SuiteContext} context
 */
async function vitestOn(more, args, { env, logDir, signal }) {
  await ensureFilmTools({ env, log: join(logDir, 'ffmpeg.log'), signal });
  const postgres = await throwAwayPostgres({ log: join(logDir, 'test-postgres.log') });
  try {
    return await withReport((report) =>
      runTests({
        command: join(ROOT, 'node_modules/.bin/vitest'),
        args: [
          'run',
          // One number for all projects, or they cannot run side by side. Three on two cores: each waits for the database now and then.
          '--maxWorkers=3',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...args,
        ],
        cwd: ROOT,
        env: { ...toolEnv(env), ...more, TEST_DATABASE_URL: postgres.url },
        signal,
        report,
        count: tallyVitest,
      }),
    );
  } finally {
    await postgres.stop();
  }
}

/**
 * The journeys through the built app in a real browser.
 * @param {SuiteContext} context
 */
export async function journeys(context) {
  const { env, logDir, signal } = context;
  await ensureFilmTools({ env, log: join(logDir, 'ffmpeg.log'), signal });
  return playwright('playwright.config.ts', context);
}

/**
 * The journeys with a real WordPress, which has to be installed.
 * @param {SuiteContext} context
 */
export const wordpressJourneys = (context) => playwright('wordpress.config.ts', context);

/**
 * The site as docker compose runs it; needs Docker.
 * @param {SuiteContext} context
 */
export async function composeSite(context) {
  const { env, logDir, signal } = context;
  await ensureFilmTools({ env, log: join(logDir, 'ffmpeg.log'), signal });
  return playwright('deployment.config.ts', context);
}

/**
 * The tests of the plugin, each file on a WordPress of its own, which has to be installed.
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
      count: tallyVitest,
    }),
  );

/**
 * @param {string} config file in apps/e2e
 * @param {SuiteContext} context
 */
async function playwright(config, { env, logDir, signal }) {
  const browser = await ensureBrowser({ env, log: join(logDir, 'browser.log'), signal });
  return withReport((report) =>
    runTests({
      command: join(ROOT, 'apps/e2e/node_modules/.bin/playwright'),
      args: ['test', `--config=${config}`, '--reporter=list,json'],
      cwd: join(ROOT, 'apps/e2e'),
      env: { ...toolEnv(env), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      signal,
      report,
      count: tallyPlaywright,
    }),
  );
}

/**
 * @template Result
 * @param {(report: string) => Promise<Result>} work gets the path of a report that is gone afterwards
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
