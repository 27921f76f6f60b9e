import path from 'node:path';

import * as z from 'zod';

import { migrationsFolder } from '#paths.ts';
import type { ParsedVariables } from './formats.ts';

/** Environment variables for the database and its schema. */
export const databaseVariables = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// URL' }),
  DATABASE_PASSWORD: z.string().min(1).optional(),
  MIGRATIONS_DIR: z.string().min(1).default(migrationsFolder),
};
const Variables = z.object(databaseVariables);

/** Location of the database and of its migrations. */
export interface DatabaseConfig {
  databaseUrl: string;
  /** Folder of the migrations, with those of functions and triggers beside it. */
  migrationsDir: string;
}

/** Rejects a password given both in the URL and separately, which would be ambiguous. */
export const validateDatabase = (env: ParsedVariables<typeof databaseVariables>): string[] =>
  env.DATABASE_PASSWORD && env.DATABASE_URL && new URL(env.DATABASE_URL).password
    ? ['DATABASE_PASSWORD: DATABASE_URL already contains a password']
    : [];

/** Extracts the database settings from the environment. */
export const toDatabaseConfig = (env: z.output<typeof Variables>): DatabaseConfig => ({
  databaseUrl: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
  migrationsDir: path.resolve(env.MIGRATIONS_DIR),
});

function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}
