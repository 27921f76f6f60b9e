import path from 'node:path';

import { machineClock } from './cli/clock.ts';
import { runGlossa } from './cli/run-glossa.ts';

// The operator's program: it works beside a running site, or without one.
const stop = new AbortController();
// Only once: whoever asks a second time does not want to wait for an orderly end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
// A pipe that was closed, as by `head`, is no failure of the work.
process.stdout.on('error', () => undefined);
// npm runs programs in the checkout; paths are meant from where the person is.
const folder = process.env['INIT_CWD'] ?? process.cwd();
process.exitCode = await runGlossa(
  process.argv.slice(2),
  {
    env: process.env,
    screen: process.stdout,
    input: process.stdin,
    signal: stop.signal,
    clock: machineClock,
    here: (given) => path.resolve(folder, given),
  },
  process.stderr,
);
