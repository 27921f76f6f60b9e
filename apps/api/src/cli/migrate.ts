import { ensureAppRole } from '@glossa/db/app-role';
import { migrate as applyMigrations } from '@glossa/db/migrate';

import { readDatabaseConfig } from '#config.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';

/** `glossa migrate`: updates the database tables and functions. */
export const migrate: Command = {
  usage: `Usage: glossa migrate

Updates the tables and functions of the database at DATABASE_URL, the only setting it needs. Does nothing if they are up
to date. With DATABASE_ADMIN_URL, the URL of a superuser, it first makes the role in DATABASE_URL an ordinary one that
owns only this database. It can safely run several times at once: one run does the work, and the others wait for it.`,
  async run(args, { env, screen }) {
    readOptions(args, {});
    const { databaseUrl, databaseAdminUrl, migrationsDir } = readDatabaseConfig(env);
    if (databaseAdminUrl) await ensureAppRole(databaseAdminUrl, databaseUrl);
    const applied = await applyMigrations(databaseUrl, migrationsDir);
    for (const name of applied) screen.write(`  ✓ ${name}\n`);
    screen.write(
      applied.length === 0 ? 'The database is up to date.\n' : 'The database is now up to date.\n',
    );
  },
};
