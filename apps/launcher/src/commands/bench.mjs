import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { Refusal } from '../refusal.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';

const BENCHMARKS = join(ROOT, 'bench/dist');

/**
 * `npm run bench [name]`: the benchmarks named, or all of them, one after the other, on a PostgreSQL of their own.
 * Each file at the top of bench/src is one; what they share stands in folders beside them.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code: not 0 when one missed its bar
 */
export async function bench({ args, env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps);
  const all = existsSync(BENCHMARKS) ? namesIn(BENCHMARKS) : [];
  const unknown = args.find((name) => !all.includes(name));
  if (unknown) throw new Refusal(`There is no benchmark "${unknown}". They are: ${all.join(', ')}.`);

  const { throwAwayPostgres } = await import('../tests/throw-away-postgres.mjs');
  const log = join(logDir, 'bench-postgres.log');
  const postgres = await steps.run('Database', () => throwAwayPostgres({ log, durable: true }));
  try {
    let failures = 0;
    for (const name of args.length > 0 ? args : all) {
      const code = await measure(name, { env: { ...env, BENCH_DATABASE_URL: postgres.url }, signal });
      if (code !== 0) failures += 1;
    }
    return failures === 0 ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}

/** @param {string} folder */
function namesIn(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -'.js'.length));
}

/**
 * @param {string} name
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} context
 * @returns {Promise<number | null>}
 */
function measure(name, { env, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(BENCHMARKS, `${name}.js`)], {
      cwd: join(ROOT, 'bench'),
      env,
      signal,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
