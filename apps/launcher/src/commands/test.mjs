import { runAllChecks } from '../checks/run-checks.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { Refusal } from '../refusal.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { runStage } from '../tests/stage.mjs';
import { summarize, total } from '../tests/test-counts.mjs';

const PARTS = ['check', 'unit', 'api', 'hour', 'redis', 'e2e'];
/** Run only on request: `hours` takes hours, and `changed` is part of `unit` and `api`. */
const ON_REQUEST = ['hours', 'changed'];
const API = '@glossa/api';

/**
 * `npm test`: runs the checks, the tests of every package, the API tests against a real PostgreSQL and partly a real
 * Redis, and the journeys in a real browser. Arguments select parts, as in `npm test -- unit api`; `changed` runs the unit
 * and API tests that a change can affect, and `hours` runs them at many clock times and in several time zones. The last
 * line is `N passed, N failed`.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function test({ args, env, signal, screen }) {
  const parts = [...PARTS, ...ON_REQUEST];
  const unknown = args.find((name) => !parts.includes(name));
  if (unknown) throw new Refusal(`The tests have no part "${unknown}". The parts are: ${parts.join(', ')}.`);
  const wants = (/** @type {string} */ part) =>
    args.includes(part) || (args.length === 0 && PARTS.includes(part));

  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  let pnpm = '';
  const stages = [
    {
      title: 'Preparing',
      run: async () => {
        pnpm = await prepare(
          { root: ROOT, env, logDir, signal },
          steps,
          args.join() === 'changed' ? ['api'] : ['api', 'web'],
        );
        return total([]);
      },
    },
    ...stagesOf(wants, {
      check: () => runAllChecks({ env, pnpm, logDir, signal, steps, screen }),
      changed: async () => (await suites()).changed({ env, logDir, signal }),
      vitest: async (projects) => (await suites()).vitest(projects, { env, logDir, signal }),
      atFakeTime: async () => (await suites()).atFakeTime({ env, logDir, signal, screen }),
      atFakeTimes: async () => (await suites()).atFakeTimes({ env, logDir, signal, screen }),
      onRedis: async () => (await suites()).onRedis({ env, logDir, signal, screen }),
      journeys: async () => (await suites()).journeys({ env, logDir, signal }),
    }),
  ];

  const results = [];
  for (const stage of stages) {
    const result = await runStage(stage, { screen, signal });
    results.push(result);
    if (pnpm === '') break; // without prepared packages, no later stage can run
  }
  const { text, exitCode } = summarize(results.map(({ counts }) => counts));
  screen.write(`\n${results.map(({ time }) => time).join(', ')}\n${text}`);
  return exitCode;
}

/** Imported lazily, because its packages are installed only while this command runs. */
function suites() {
  return import('../tests/suites.mjs');
}

/**
 * @param {(part: string) => boolean} wants
 * @param {object} runners
 * @param {() => Promise<import('../tests/test-counts.mjs').TestCounts>} runners.check
 * @param {() => Promise<import('../tests/test-counts.mjs').TestCounts>} runners.changed
 * @param {(projects: string[]) => Promise<import('../tests/test-counts.mjs').TestCounts>} runners.vitest
 * @param {() => Promise<import('../tests/test-counts.mjs').TestCounts>} runners.atFakeTime
 * @param {() => Promise<import('../tests/test-counts.mjs').TestCounts>} runners.atFakeTimes
 * @param {() => Promise<import('../tests/test-counts.mjs').TestCounts>} runners.onRedis
 * @param {() => Promise<import('../tests/test-counts.mjs').TestCounts>} runners.journeys
 * @returns {import('../tests/stage.mjs').Stage[]}
 */
function stagesOf(wants, { check, changed, vitest, atFakeTime, atFakeTimes, onRedis, journeys }) {
  const projects = wants('unit') ? (wants('api') ? [] : [`!${API}`]) : [API];
  return [
    ...(wants('check') ? [{ title: 'Checks', run: check }] : []),
    ...(wants('changed') ? [{ title: 'Tests of what changed', run: changed }] : []),
    ...(wants('unit') || wants('api') ? [{ title: 'Tests', run: () => vitest(projects) }] : []),
    ...(wants('hour') ? [{ title: 'Odd hour', run: atFakeTime }] : []),
    ...(wants('hours') ? [{ title: 'Odd hours', run: atFakeTimes }] : []),
    ...(wants('redis') ? [{ title: 'Redis', run: onRedis }] : []),
    ...(wants('e2e') ? [{ title: 'Journeys', run: journeys }] : []),
  ];
}
