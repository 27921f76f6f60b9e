import path from 'node:path';

import { machineClock } from './cli/clock.ts';
import { runGlossa } from './cli/run-glossa.ts';

// Command-line program for operators. It works with or without a running site.
const stop = new AbortController();
// `once`, so that a second signal ends the process immediately.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
// A closed pipe, as with `head`, is not an error.
process.stdout.on('error', () => undefined);
// npm changes the working directory to the checkout, but the user's paths are relative to the original directory.
const folder = process.env['INIT_CWD'] ?? process.cwd();
process.exitCode = await runGlossa(
  process.argv.slice(2),
  {
    env: process.env,
    screen: process.stdout,
    input: process.stdin,
    signal: stop.signal,
    clock: machineClock,
    resolvePath: (relative) => path.resolve(folder, relative),
  },
  process.stderr,
);
