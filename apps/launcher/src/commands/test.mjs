import { checks } from '../checks/checks.mjs';
import { runChecks } from '../checks/run-checks.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { Refusal } from '../refusal.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { runStage } from '../tests/stage.mjs';
import { sum } from '../tests/tally.mjs';

const PARTS = ['check', 'unit', 'api', 'redis', 'e2e'];
const API = '@glossa/api';

/**
 * `npm test`: checks, tests of every package, the api against a real PostgreSQL and partly a real Redis, journeys in a
 * real browser. Its last line is `N passed, N failed`. Names run some parts only: `npm test -- unit api`.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function test({ args, env, signal, screen }) {
  const unknown = args.find((name) => !PARTS.includes(name));
  if (unknown) throw new Refusal(`The tests have no part "${unknown}". The parts are: ${PARTS.join(', ')}.`);
  const wants = (/** @type {string} */ part) => args.length === 0 || args.includes(part);

  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  let pnpm = '';
  const stages = [
    {
      title: 'Preparing',
      run: async () => {
        pnpm = await prepare({ root: ROOT, env, logDir, signal }, steps);
        return { passed: 0, failed: 0, skipped: 0 };
      },
    },
    ...stagesOf(wants, {
      check: async () => {
        const counted = await runChecks(checks({ env, pnpm, logDir, signal }), { steps, screen, signal });
        return { ...counted, skipped: 0 };
      },
      vitest: async (projects) => (await suites()).vitest(projects, { env, logDir, signal }),
      onRedis: async () => (await suites()).onRedis({ env, logDir, signal, screen }),
      journeys: async () => (await suites()).journeys({ env, logDir, signal }),
    }),
  ];

  const results = [];
  for (const stage of stages) {
    const result = await runStage(stage, { screen, signal });
    results.push(result);
    if (pnpm === '') break; // nothing can run in a checkout that cannot be prepared
  }
  const { passed, failed } = sum(results.map(({ tally }) => tally));
  screen.write(`\n${results.map(({ time }) => time).join(', ')}\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/** They need packages that are installed only while this command runs. */
function suites() {
  return import('../tests/suites.mjs');
}

/**
 * @param {(part: string) => boolean} wants
 * @param {object} runners
 * @param {() => Promise<import('../tests/tally.mjs').Tally>} runners.check
 * @param {(projects: string[]) => Promise<import('../tests/tally.mjs').Tally>} runners.vitest
 * @param {() => Promise<import('../tests/tally.mjs').Tally>} runners.onRedis
 * @param {() => Promise<import('../tests/tally.mjs').Tally>} runners.journeys
 * @returns {import('../tests/stage.mjs').Stage[]}
 */
function stagesOf(wants, { check, vitest, onRedis, journeys }) {
  const projects = wants('unit') ? (wants('api') ? [] : [`!${API}`]) : [API];
  return [
    ...(wants('check') ? [{ title: 'Checks', run: check }] : []),
    ...(wants('unit') || wants('api') ? [{ title: 'Tests', run: () => vitest(projects) }] : []),
    ...(wants('redis') ? [{ title: 'Redis', run: onRedis }] : []),
    ...(wants('e2e') ? [{ title: 'Journeys', run: journeys }] : []),
  ];
}
