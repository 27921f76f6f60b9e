import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { LauncherError } from '../launcher-error.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';

const BENCHMARKS = join(ROOT, 'bench/dist');

/** Benchmarks that measure a file passed as an argument. They need no database and run only on request. */
const FILE_BENCHMARKS = new Set(['segment']);
const WITH_ARGUMENTS = new Set([...FILE_BENCHMARKS, 'meanings']);

/**
 * `npm run bench [name …] [-- argument …]`: runs the named benchmarks, or all of them, one by one, on a temporary
 * PostgreSQL server. The arguments are passed to the last benchmark. Each file at the top level of bench/src is a
 * benchmark. Its subfolders contain shared code.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code: nonzero if a benchmark failed or missed its target
 */
export async function bench({ args, env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps, ['api', 'web', 'bench']);
  const benchmarks = existsSync(BENCHMARKS) ? listBenchmarks(BENCHMARKS) : [];
  const nameCount = args.findIndex((arg) => !benchmarks.includes(arg));
  const names = nameCount === -1 ? args : args.slice(0, nameCount);
  const rest = args.slice(names.length);
  if (rest.length > 0 && names.length === 0)
    throw new LauncherError(`Unknown benchmark "${rest[0]}". The benchmarks are: ${benchmarks.join(', ')}.`);
  if (rest.length > 0 && !WITH_ARGUMENTS.has(names.at(-1) ?? ''))
    throw new LauncherError(`"${rest[0]}" isn't a benchmark, and ${names.at(-1)} takes no arguments.`);
  const chosenBenchmarks = names.length > 0 ? names : benchmarks.filter((name) => !FILE_BENCHMARKS.has(name));

  const postgres = chosenBenchmarks.some((name) => !FILE_BENCHMARKS.has(name))
    ? await startPostgres(logDir, steps)
    : undefined;
  try {
    let failures = 0;
    for (const name of chosenBenchmarks) {
      const code = await measure(name, name === chosenBenchmarks.at(-1) ? rest : [], {
        env: postgres ? { ...env, BENCH_DATABASE_URL: postgres.url } : env,
        signal,
      });
      if (code !== 0) failures += 1;
    }
    return failures === 0 ? 0 : 1;
  } finally {
    await postgres?.stop();
  }
}

/**
 * @param {string} logDir
 * @param {import('../screen.mjs').Steps} steps
 */
async function startPostgres(logDir, steps) {
  const { startTemporaryPostgres } = await import('../tests/temporary-postgres.mjs');
  const log = join(logDir, 'bench-postgres.log');
  return steps.run('Database', () => startTemporaryPostgres({ log, durable: true }));
}

/** @param {string} folder */
function listBenchmarks(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -'.js'.length));
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} context
 * @returns {Promise<number | null>}
 */
function measure(name, args, { env, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(BENCHMARKS, `${name}.js`), ...args], {
      cwd: join(ROOT, 'bench'),
      env,
      signal,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
