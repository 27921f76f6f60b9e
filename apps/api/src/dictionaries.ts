import { configOrExit } from './config-or-exit.ts';
import { runCommand } from './features/dictionaries/command/run-command.ts';
import { openDatabase } from '@glossa/db/database';

// The operator's command, in a process of its own: dictionaries can be installed while the site runs, or without it.
const config = configOrExit();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
const db = openDatabase(config.databaseUrl, { max: 4 });
process.exitCode = await runCommand(process.argv.slice(2), {
  db,
  screen: process.stdout,
  signal: stop.signal,
});
await db.close();
