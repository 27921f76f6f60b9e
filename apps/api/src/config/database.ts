import path from 'node:path';

import * as z from 'zod';

import { migrationsFolder } from '#paths.ts';
import type { ParsedVariables } from './formats.ts';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// URL' });

/** Environment variables for the database and its schema. */
export const databaseVariables = {
  DATABASE_URL: postgresUrl,
  DATABASE_PASSWORD: z.string().min(1).optional(),
  DATABASE_ADMIN_URL: postgresUrl.optional(),
  DATABASE_ADMIN_PASSWORD: z.string().min(1).optional(),
  MIGRATIONS_DIR: z.string().min(1).default(migrationsFolder),
};
const Variables = z.object(databaseVariables);

/** Location of the database and of its migrations. */
export interface DatabaseConfig {
  databaseUrl: string;
  /** URL of a superuser connection, used only for migrations; see `ensureAppRole`. */
  databaseAdminUrl: string | undefined;
  /** Folder of the migrations; the folders of the functions and triggers are next to it. */
  migrationsDir: string;
}

/** Rejects a password given both in the URL and separately, which would be ambiguous. */
export const validateDatabase = (env: ParsedVariables<typeof databaseVariables>): string[] =>
  (['DATABASE', 'DATABASE_ADMIN'] as const).flatMap((name) => {
    const address = env[`${name}_URL`];
    return env[`${name}_PASSWORD`] && address && new URL(address).password
      ? [`${name}_PASSWORD: ${name}_URL already contains a password`]
      : [];
  });

/** Extracts the database settings from the environment. */
export const toDatabaseConfig = (env: z.output<typeof Variables>): DatabaseConfig => ({
  databaseUrl: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
  databaseAdminUrl:
    env.DATABASE_ADMIN_URL && withPassword(env.DATABASE_ADMIN_URL, env.DATABASE_ADMIN_PASSWORD),
  migrationsDir: path.resolve(env.MIGRATIONS_DIR),
});

function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}
