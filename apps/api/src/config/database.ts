import path from 'node:path';

import * as z from 'zod';

import { migrationsFolder } from '#paths.ts';
import type { Given } from './formats.ts';

/** What the environment may say of the database and its tables. */
export const databaseVariables = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  DATABASE_PASSWORD: z.string().min(1).optional(),
  MIGRATIONS_DIR: z.string().min(1).default(migrationsFolder),
};
const Variables = z.object(databaseVariables);

/** Where the database is, and what brings its tables up to date. */
export interface DatabaseConfig {
  databaseUrl: string;
  /** Folder with the migrations. */
  migrationsDir: string;
}

/** A password that stands in the address and beside it: nobody knows which one is meant. */
export const databaseMistakes = (env: Given<typeof databaseVariables>): string[] =>
  env.DATABASE_PASSWORD && env.DATABASE_URL && new URL(env.DATABASE_URL).password
    ? ['DATABASE_PASSWORD: DATABASE_URL has a password as well']
    : [];

/** Of the whole environment what is said of the database. */
export const databaseOf = (env: z.output<typeof Variables>): DatabaseConfig => ({
  databaseUrl: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
  migrationsDir: path.resolve(env.MIGRATIONS_DIR),
});

function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}
