import { runAllChecks } from '../checks/run-checks.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { LauncherError } from '../launcher-error.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { runStage } from '../tests/run-tests.mjs';
import { summarize, total } from '../tests/test-counts.mjs';

const PARTS = ['check', 'unit', 'api', 'redis', 'security', 'e2e', 'visual'];
/** Parts that run only on request: `hours` takes hours, and `changed` is a subset of `unit` and `api`. */
const ON_REQUEST = ['hours', 'changed'];
const API = '@glossa/api';

/**
 * `npm test`: runs the checks, the unit and API tests against a real PostgreSQL (at a critical time of day in a
 * different time zone), some of these again with a real Redis at the current time, attacks on a running site, and the
 * journeys in a real browser, and compares the main screens with their screenshots.
 *
 * Arguments select parts, as in `npm test -- unit api`, or the unit and API tests in files and folders, as in
 * `npm test -- apps/api/src/features/saved/`. `changed` runs the tests that a change can affect, and `hours` runs them
 * at many clock times and in several time zones. `--install` installs missing tools on this machine, such as Chromium
 * and ffmpeg. The last line of the output is `N passed, N failed`.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function test({ args, env, signal, screen }) {
  const install = args.includes('--install');
  const files = args.filter((arg) => arg.includes('/'));
  const partNames = args.filter((arg) => arg !== '--install' && !files.includes(arg));
  const known = [...PARTS, ...ON_REQUEST];
  const unknown = partNames.find((name) => !known.includes(name));
  if (unknown)
    throw new LauncherError(`Unknown part of the tests: "${unknown}". The parts are: ${known.join(', ')}.`);
  const parts = partNames.length > 0 || files.length > 0 ? partNames : PARTS;

  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  let pnpm = '';
  const preparing = {
    title: 'Preparing',
    run: async () => {
      pnpm = await prepare(
        { root: ROOT, env, logDir, signal },
        steps,
        ['', 'changed'].includes(parts.join()) ? ['api'] : ['api', 'web'],
      );
      return total([]);
    },
  };
  const checks = {
    title: 'Checks',
    run: () => runAllChecks({ env, pnpm, logDir, signal, steps, screen }),
  };

  const results = [];
  for (const stage of [
    preparing,
    ...(parts.includes('check') ? [checks] : []),
    ...selectStages(parts, files, { env, logDir, signal, screen, install }),
  ]) {
    results.push(await runStage(stage, { screen, signal }));
    if (pnpm === '') break; // If packages weren't installed, no later stage can run.
  }
  const { text, exitCode } = summarize(results.map(({ counts }) => counts));
  screen.write(`\n${results.map(({ time }) => time).join(', ')}\n${text}`);
  return exitCode;
}

/**
 * @param {string[]} parts
 * @param {string[]} files
 * @param {import('../tests/suites.mjs').SuiteContext} context
 * @returns {import('../tests/run-tests.mjs').Stage[]}
 */
function selectStages(parts, files, context) {
  // Import this dynamically, because the packages it needs may not be installed when this command starts.
  const suites = () => import('../tests/suites.mjs');
  const [unit, api] = [parts.includes('unit'), parts.includes('api')];
  const projects = unit && api ? [] : [unit ? `!${API}` : API];
  return [
    {
      title: 'Test files',
      isWanted: files.length > 0,
      run: async () => (await suites()).runTestFiles(files, context),
    },
    {
      title: 'Tests affected by changes',
      isWanted: parts.includes('changed'),
      run: async () => (await suites()).runChangedTests(context),
    },
    {
      title: 'Tests',
      isWanted: unit || api,
      run: async () => (await suites()).runVitestSuite(projects, context),
    },
    {
      title: 'Odd hours',
      isWanted: parts.includes('hours'),
      run: async () => (await suites()).runAtFakeTimes(context),
    },
    {
      title: 'Redis',
      isWanted: parts.includes('redis'),
      run: async () => (await suites()).runRedisTests(context),
    },
    {
      title: 'Security',
      isWanted: parts.includes('security'),
      run: async () => (await suites()).attacks(context),
    },
    {
      title: 'Journeys',
      isWanted: parts.includes('e2e'),
      run: async () => (await suites()).journeys(context),
    },
    {
      title: 'Screenshots',
      isWanted: parts.includes('visual'),
      run: async () => (await suites()).compareScreenshots(context),
    },
  ].filter(({ isWanted }) => isWanted);
}
