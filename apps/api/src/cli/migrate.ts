import { migrate as applyMigrations } from '@glossa/db/migrate';

import { readDatabaseConfig } from '#config.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';

/** `glossa migrate` */
export const migrate: Command = {
  usage: `Usage: glossa migrate

Brings the tables and functions of the database at DATABASE_URL up to date; nothing else has to be configured. Where they
are so already, nothing is done. Several at once do no harm: one works, the others wait for it.`,
  async run(args, { env, screen }) {
    readOptions(args, {});
    const { databaseUrl, migrationsDir } = readDatabaseConfig(env);
    const applied = await applyMigrations(databaseUrl, migrationsDir);
    for (const name of applied) screen.write(`  ✓ ${name}\n`);
    screen.write(applied.length === 0 ? 'The tables are up to date.\n' : 'The tables are now up to date.\n');
  },
};
