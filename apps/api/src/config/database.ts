import path from 'node:path';

import * as z from 'zod';

/** What the environment may say of the database and its tables. */
export const databaseVariables = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  MIGRATIONS_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../../../prisma/migrations')),
};
const Variables = z.object(databaseVariables);

/** Where the database is, and what brings its tables up to date. */
export interface DatabaseConfig {
  databaseUrl: string;
  /** Folder with the migrations. */
  migrationsDir: string;
}

/** Of the whole environment what is said of the database. */
export const databaseOf = (env: z.output<typeof Variables>): DatabaseConfig => ({
  databaseUrl: env.DATABASE_URL,
  migrationsDir: path.resolve(env.MIGRATIONS_DIR),
});
