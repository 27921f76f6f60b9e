import path from 'node:path';

import type { BucketOptions } from '@glossa/storage/bucket';
import * as z from 'zod';

import { addressMistakes, addressVariables, isOnlyHere, isSecure, publicUrlOf } from './config/address.ts';
import { adminMistakes, adminOf, adminVariables } from './config/admin.ts';
import {
  companionMistakes,
  companionOf,
  companionVariables,
  type CompanionConfig,
} from './config/companion.ts';
import { databaseMistakes, databaseOf, databaseVariables, type DatabaseConfig } from './config/database.ts';
import { flag, whole, type Given } from './config/formats.ts';
import { lookalikes } from './config/lookalikes.ts';
import {
  operationMistakes,
  operationOf,
  operationVariables,
  type OperationConfig,
} from './config/operation.ts';
import { parseVariables } from './config/parse-variables.ts';
import { paymentMistakes, paymentsOf, paymentVariables, type PaymentsConfig } from './config/payments.ts';
import { readSecretFiles, secretNames } from './config/secret-files.ts';
import { s3Mistakes, s3Of, s3Variables } from './config/s3.ts';
import { secretMistakes, secretVariables } from './config/secret.ts';
import {
  transcriptionMistakes,
  transcriptionOf,
  transcriptionVariables,
  type TranscriptionConfig,
} from './config/transcription.ts';
import {
  translationMistakes,
  translationOf,
  translationVariables,
  type TranslationConfig,
} from './config/translation.ts';
import { videoOf, videoVariables, type VideoConfig } from './config/video.ts';

const variables = {
  ...databaseVariables,
  DATABASE_POOL: whole(2, 200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  WEB_DIR: z.string().optional(),
  EMBEDDED: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: whole(0, 10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().default('Glossa <glossa@localhost>'),
  ARCHIVE_MAX_BYTES: whole(1024 * 1024, 1024 ** 4).default(16 * 1024 ** 3),
  ...addressVariables,
  ...adminVariables,
  ...companionVariables,
  ...operationVariables,
  ...paymentVariables,
  ...s3Variables,
  ...secretVariables,
  ...transcriptionVariables,
  ...translationVariables,
  ...videoVariables,
};

/** What does not go together, or is missing beside what is given. */
const mistakesBetween = (env: Given<typeof variables>): string[] => [
  ...adminMistakes(env),
  ...addressMistakes(env),
  ...companionMistakes(env),
  ...databaseMistakes(env),
  ...operationMistakes(env),
  ...paymentMistakes(env),
  ...s3Mistakes(env),
  ...secretMistakes(env),
  ...transcriptionMistakes(env),
  ...translationMistakes(env),
];

/** Everything the server may be told from outside; see docs/operations.md. */
export interface Config extends DatabaseConfig {
  databasePool: number;
  redisUrl: string | undefined;
  host: string;
  port: number;
  dataDir: string;
  /** Where files are kept instead of on the disk. */
  bucket: BucketOptions | undefined;
  /** Folder of the built web app; without one only the interface is served. */
  webDir: string | undefined;
  secret: string;
  /** What the secret was before: files that were sealed under it can still be read. */
  earlierSecrets: string[];
  production: boolean;
  /** On the database that the launcher brings. */
  embedded: boolean;
  /** Whether people come by https: cookies are kept to it then. */
  secure: boolean;
  /**
   * Demo accounts, the starter library and the test payment provider: only on the embedded database, with HOST and PUBLIC_URL
   * on loopback, without a proxy, out of production.
   */
  demo: boolean;
  logLevel: string;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  admin: { email: string; password: string } | undefined;
  translation: TranslationConfig | undefined;
  transcription: TranscriptionConfig | undefined;
  /** Who takes the money of the shop; undefined when nobody does. */
  payments: PaymentsConfig | undefined;
  /** The WordPress site whose language goes with the learning language. */
  companion: CompanionConfig | undefined;
  video: VideoConfig;
  /** Bytes of an archive of an account that is sent, and of all that it unpacks to. */
  largestArchive: number;
  operation: OperationConfig;
}

/** Thrown with every mistake of the environment, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

function parse<Variables extends z.ZodRawShape>(
  wanted: Variables,
  environment: Environment,
  between: (env: Given<Variables>) => string[],
): z.output<z.ZodObject<Variables>> {
  const files = readSecretFiles(withoutEmpty(environment), Object.keys(wanted));
  const { env, mistakes } = parseVariables(wanted, files.given, between, files.unread);
  const all = [...files.mistakes, ...mistakes];
  if (all.length > 0) throw new ConfigError(all.join('\n'));
  return env;
}

/** Reads of the environment only what is said of the database. Throws a `ConfigError` that lists all mistakes at once. */
export const readDatabaseConfig = (environment: Environment): DatabaseConfig =>
  databaseOf(parse(databaseVariables, environment, databaseMistakes));

/** Reads the configuration from environment variables. Throws a `ConfigError` that lists all mistakes at once. */
export function readConfig(environment: Environment): Config {
  const env = parse(variables, environment, mistakesBetween);
  const production = env.NODE_ENV === 'production';
  const demo = env.EMBEDDED && isOnlyHere(env) && env.TRUST_PROXY === 0 && !production;
  return {
    ...databaseOf(env),
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    host: env.HOST,
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    bucket: s3Of(env),
    webDir: env.WEB_DIR && path.resolve(env.WEB_DIR),
    secret: env.SECRET,
    earlierSecrets: env.EARLIER_SECRETS,
    production,
    embedded: env.EMBEDDED,
    secure: isSecure(env),
    demo,
    logLevel: env.LOG_LEVEL,
    publicUrl: publicUrlOf(env),
    trustProxy: env.TRUST_PROXY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    admin: adminOf(env),
    translation: translationOf(env),
    transcription: transcriptionOf(env),
    payments: paymentsOf(env, { demo }),
    companion: companionOf(env),
    largestArchive: env.ARCHIVE_MAX_BYTES,
    video: videoOf(env),
    operation: operationOf(env),
  };
}

const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Every variable that is read, those that name files included. */
export const variableNames: readonly string[] = [
  ...Object.keys(variables),
  ...secretNames.map((name) => `${name}_FILE`),
];

/** Variables that were probably meant to be others of ours, one sentence each, without their values. */
export function doubtsAbout(environment: Environment): string[] {
  return lookalikes(Object.keys(withoutEmpty(environment)), new Set(variableNames)).map(
    ({ name, meant }) => `${name} is no variable of ours; is ${meant} meant?`,
  );
}
