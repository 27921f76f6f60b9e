import path from 'node:path';

import * as z from 'zod';

import { databaseOf, databaseVariables, type DatabaseConfig } from './database-config.ts';
import { paymentMistakes, paymentsOf, paymentVariables, type PaymentsConfig } from './payments-config.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');

const Environment = z.object({
  ...databaseVariables,
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  WEB_DIR: z.string().optional(),
  SECRET: z.string().min(32, 'must be 32 characters or more'),
  EARLIER_SECRETS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    ),
  NODE_ENV: z.string().default('local'),
  EMBEDDED: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be a http(s):// address' }).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().default('Glossa <glossa@localhost>'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must be 8 characters or more').optional(),
  TRANSLATION_PROVIDER: z.enum(['libretranslate', 'deepl'], 'must be libretranslate or deepl').optional(),
  TRANSLATION_URL: z.url({ protocol: /^https?$/, error: 'must be a http(s):// address' }).optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  TRANSLATION_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000),
  TRANSCRIPTION_URL: z.url({ protocol: /^https?$/, error: 'must be a http(s):// address' }).optional(),
  TRANSCRIPTION_API_KEY: z.string().optional(),
  TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  TRANSCRIPTION_TIMEOUT_MS: z.coerce.number().int().min(1000).max(7_200_000).default(1_800_000),
  FFMPEG_PATH: z.string().optional(),
  FFPROBE_PATH: z.string().optional(),
  VIDEO_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1024 * 1024)
    .max(64 * 1024 ** 3)
    .default(4 * 1024 ** 3),
  ARCHIVE_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1024 * 1024)
    .max(1024 ** 4)
    .default(16 * 1024 ** 3),
  VIDEO_MAX_HEIGHT: z.coerce.number().int().min(360).max(2160).default(1080),
  VIDEO_NICENESS: z.coerce.number().int().min(0).max(19).default(19),
  MEDIA_ACCEL_PREFIX: z
    .string()
    .regex(/^\/[\w./-]*[\w-]$/, 'must be a path that begins with a slash and does not end with one')
    .optional(),
  TRANSLATION_DAILY_CHARACTERS: z.coerce.number().int().min(0).max(1_000_000_000).default(20_000),
  ...paymentVariables,
});

/** What is missing beside what is given. */
function mistakesBetween(env: z.output<typeof Environment>): string[] {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL: url, TRANSLATION_API_KEY: key } = env;
  if (env.TRANSCRIPTION_URL && new URL(env.TRANSCRIPTION_URL).username)
    return ['TRANSCRIPTION_URL: must hold no user name and password'];
  if (env.TRANSCRIPTION_API_KEY && !env.TRANSCRIPTION_URL)
    return ['TRANSCRIPTION_URL: TRANSCRIPTION_API_KEY needs the address of its server'];
  if (url && new URL(url).username) return ['TRANSLATION_URL: must hold no user name and password'];
  if (!provider) return url || key ? ['TRANSLATION_PROVIDER: must be libretranslate or deepl'] : [];
  if (provider === 'libretranslate' && !url)
    return ['TRANSLATION_URL: libretranslate needs the address of its server'];
  return provider === 'deepl' && !key ? ['TRANSLATION_API_KEY: deepl needs a key'] : [];
}

/** Keys of DeepL's free plan end with `:fx` and are good at another address. */
const deeplUrl = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

function translationOf(env: z.output<typeof Environment>): TranslationConfig | undefined {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_API_KEY: apiKey = '' } = env;
  if (!provider) return undefined;
  return {
    provider,
    url: `${(env.TRANSLATION_URL ?? deeplUrl(apiKey)).replace(/\/+$/, '')}/`,
    apiKey,
    timeoutMs: env.TRANSLATION_TIMEOUT_MS,
    dailyCharacters: env.TRANSLATION_DAILY_CHARACTERS,
  };
}

/** A translation server and how much of it a learner may use. */
export interface TranslationConfig {
  provider: 'libretranslate' | 'deepl';
  /** Ends with a slash. */
  url: string;
  /** Empty when the server wants none. */
  apiKey: string;
  timeoutMs: number;
  /** Most characters that one learner may have translated in a day. */
  dailyCharacters: number;
}

/** A server that writes down what is said, in the way of OpenAI's audio/transcriptions. */
export interface TranscriptionConfig {
  /** Ends with a slash; `audio/transcriptions` follows it. */
  url: string;
  /** Empty when the server wants none. */
  apiKey: string;
  model: string;
  /** For ten minutes of speech. */
  timeoutMs: number;
}

function transcriptionOf(env: z.output<typeof Environment>): TranscriptionConfig | undefined {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_API_KEY: apiKey = '' } = env;
  if (!url) return undefined;
  return {
    url: `${url.replace(/\/+$/, '')}/`,
    apiKey,
    model: env.TRANSCRIPTION_MODEL,
    timeoutMs: env.TRANSCRIPTION_TIMEOUT_MS,
  };
}

/** How videos are taken, converted and served. */
export interface VideoConfig {
  /** Programs; looked for in PATH when undefined. */
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** Bytes of one file. */
  largestBytes: number;
  /** Pixels of the picture of what is converted. */
  largestHeight: number;
  /** How far everything else on the machine goes first, 0 to 19. */
  niceness: number;
  /** Where the web server in front finds the file storage, to send files itself. */
  accelPrefix: string | undefined;
}

/** Everything the server may be told from outside; see docs/operations.md. */
export interface Config extends DatabaseConfig {
  databasePool: number;
  redisUrl: string | undefined;
  host: string;
  port: number;
  dataDir: string;
  /** Folder of the built web app; without one only the interface is served. */
  webDir: string | undefined;
  secret: string;
  /** What the secret was before: files that were sealed under it can still be read. */
  earlierSecrets: string[];
  production: boolean;
  /** Demo accounts and the starter library are made: only on the embedded database, on loopback, out of production. */
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
  video: VideoConfig;
  /** Bytes of an archive of an account that is sent, and of all that it unpacks to. */
  largestArchive: number;
}

/** Thrown with every mistake of the environment, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const isLoopback = (host: string): boolean => ['localhost', '::1'].includes(host) || host.startsWith('127.');

function parse<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}

/** Reads of the environment only what is said of the database. Throws a `ConfigError` that lists all mistakes at once. */
export const readDatabaseConfig = (environment: Record<string, string | undefined>): DatabaseConfig =>
  databaseOf(parse(z.object(databaseVariables), environment));

/** Reads the configuration from environment variables. Throws a `ConfigError` that lists all mistakes at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const env = parse(Environment, environment);
  const mistakes = [...mistakesBetween(env), ...paymentMistakes(env)];
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  const production = env.NODE_ENV === 'production';
  const demo = env.EMBEDDED && isLoopback(env.HOST) && !production;
  return {
    ...databaseOf(env),
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    host: env.HOST,
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    webDir: env.WEB_DIR && path.resolve(env.WEB_DIR),
    secret: env.SECRET,
    earlierSecrets: env.EARLIER_SECRETS,
    production,
    demo,
    logLevel: env.LOG_LEVEL,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/$/, ''),
    trustProxy: env.TRUST_PROXY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    translation: translationOf(env),
    transcription: transcriptionOf(env),
    payments: paymentsOf(env, { demo }),
    largestArchive: env.ARCHIVE_MAX_BYTES,
    video: {
      ffmpeg: env.FFMPEG_PATH,
      ffprobe: env.FFPROBE_PATH,
      largestBytes: env.VIDEO_MAX_BYTES,
      largestHeight: env.VIDEO_MAX_HEIGHT,
      niceness: env.VIDEO_NICENESS,
      accelPrefix: env.MEDIA_ACCEL_PREFIX,
    },
  };
}
