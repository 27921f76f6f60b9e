import path from 'node:path';

import type { BucketOptions } from '@glossa/storage/bucket';
import * as z from 'zod';

import {
  validateAddress,
  addressVariables,
  isLocalOnly,
  isSecure,
  resolvePublicUrl,
} from './config/address.ts';
import { validateAdmin, toAdminConfig, adminVariables } from './config/admin.ts';
import {
  validateCompanion,
  toCompanionConfig,
  companionVariables,
  type CompanionConfig,
} from './config/companion.ts';
import {
  validateDatabase,
  toDatabaseConfig,
  databaseVariables,
  type DatabaseConfig,
} from './config/database.ts';
import { flag, flagOn, integer, type ParsedVariables } from './config/formats.ts';
import {
  emailVerificationVariables,
  toEmailVerificationPolicy,
  type EmailVerificationPolicy,
} from './config/email-verification.ts';
import {
  validateLanguageModel,
  toLanguageModelConfig,
  languageModelVariables,
  type LanguageModelConfig,
} from './config/language-model.ts';
import { findMisspellings } from './config/find-misspellings.ts';
import {
  validateOperation,
  toOperationConfig,
  operationVariables,
  type OperationConfig,
} from './config/operation.ts';
import { parseVariables } from './config/parse-variables.ts';
import {
  validatePayments,
  toPaymentsConfig,
  paymentVariables,
  type PaymentsConfig,
} from './config/payments.ts';
import { readSecretFiles, secretNames } from './config/secret-files.ts';
import { validateS3, toBucketOptions, s3Variables } from './config/s3.ts';
import {
  toSecondFactorPolicy,
  secondFactorVariables,
  type SecondFactorPolicy,
} from './config/second-factor.ts';
import { validateSecret, secretVariables } from './config/secret.ts';
import {
  clientSecretPattern,
  providerVariableNames,
  readProviders,
  singleSignOnVariables,
  validateSingleSignOn,
  type ProviderConfig,
} from './config/single-sign-on.ts';
import { validateSpeech, toSpeechConfig, speechVariables, type SpeechConfig } from './config/speech.ts';
import { toStorageConfig, storageVariables, type StorageConfig } from './config/storage.ts';
import {
  validateTranscription,
  toTranscriptionConfig,
  transcriptionVariables,
  type TranscriptionConfig,
} from './config/transcription.ts';
import {
  validateTranslation,
  toTranslationConfig,
  translationVariables,
  type TranslationConfig,
} from './config/translation.ts';
import { toVideoConfig, videoVariables, type VideoConfig } from './config/video.ts';

const variables = {
  ...databaseVariables,
  DATABASE_POOL: integer(2, 200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  WEB_DIR: z.string().optional(),
  BUNDLED_DICTIONARIES: flagOn,
  DICTIONARIES_DIR: z.string().optional(),
  DICTIONARY_CATALOG: z.string().optional(),
  EMBEDDED: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: integer(0, 10).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().default('Glossa <glossa@localhost>'),
  SECURITY_LOG_DAYS: integer(1, 3650).default(180),
  ARCHIVE_MAX_BYTES: integer(1024 * 1024, 1024 ** 4).default(16 * 1024 ** 3),
  ...addressVariables,
  ...adminVariables,
  ...companionVariables,
  ...emailVerificationVariables,
  ...languageModelVariables,
  ...operationVariables,
  ...paymentVariables,
  ...s3Variables,
  ...secondFactorVariables,
  ...secretVariables,
  ...singleSignOnVariables,
  ...speechVariables,
  ...storageVariables,
  ...transcriptionVariables,
  ...translationVariables,
  ...videoVariables,
};

/** Returns errors that involve more than one variable: conflicts and missing counterparts. */
const validateCombinations = (env: ParsedVariables<typeof variables>): string[] => [
  ...validateAdmin(env),
  ...validateAddress(env),
  ...validateCompanion(env),
  ...validateDatabase(env),
  ...validateLanguageModel(env),
  ...validateOperation(env),
  ...validatePayments(env),
  ...validateS3(env),
  ...validateSecret(env),
  ...validateSingleSignOn(env),
  ...validateSpeech(env),
  ...validateTranscription(env),
  ...validateTranslation(env),
];

/** The complete configuration from the environment; see docs/operations/configuration.md. */
export interface Config extends DatabaseConfig {
  databasePool: number;
  redisUrl: string | undefined;
  host: string;
  port: number;
  dataDir: string;
  /** Bucket that stores the files; undefined when they are on the local disk. */
  bucket: BucketOptions | undefined;
  /** Folder of the built web app; undefined when only the API is served. */
  webDir: string | undefined;
  secret: string;
  /** Earlier secrets, for reading files that were sealed under them. */
  earlierSecrets: string[];
  production: boolean;
  /** Whether the database is the embedded one, which the launcher starts. */
  embedded: boolean;
  /** Whether users connect over HTTPS; cookies are then marked `Secure`. */
  secure: boolean;
  /**
   * Whether to set up demo accounts, the starter library and the test payment provider. Possible only on the embedded
   * database, with HOST and PUBLIC_URL on loopback, without a proxy and outside production.
   */
  demo: boolean;
  /** Whether the worker installs the dictionaries that come with Glossa. */
  bundledDictionaries: boolean;
  /** Folder with the container image's own dictionaries, which the worker also installs. */
  dictionariesDir: string | undefined;
  /** A file that extends or replaces the catalog of dictionaries that comes with Glossa. */
  dictionaryCatalog: string | undefined;
  logLevel: string;
  /** Base URL of this server, without a trailing slash. */
  publicUrl: string;
  /** Number of reverse proxies whose X-Forwarded-For is trusted. */
  trustProxy: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  admin: { email: string; password: string } | undefined;
  /** Whether email addresses have to be confirmed. */
  emailVerification: EmailVerificationPolicy;
  /** Who must have a second factor. */
  secondFactor: SecondFactorPolicy;
  /** Whether users can sign in and register with a password. */
  passwordSignIn: boolean;
  /** OpenID providers that users can sign in with. */
  providers: ProviderConfig[];
  /** Number of days after which security log events are deleted. */
  securityLogDays: number;
  translation: TranslationConfig | undefined;
  languageModel: LanguageModelConfig | undefined;
  speech: SpeechConfig | undefined;
  /** Maximum total size of the speech server's cached audio, in bytes. */
  speechCacheBytes: number;
  /**
   * Timeouts in milliseconds for services that an admin has set up; their other settings are stored in the database.
   */
  serviceTimeouts: {
    translation: number;
    languageModel: number;
    speech: number;
    /** Maximum duration of a complete response. */
    languageModelResponse: number;
  };
  transcription: TranscriptionConfig | undefined;
  /** The shop's payment provider; undefined when the site takes no payments. */
  payments: PaymentsConfig | undefined;
  /** WordPress site whose language follows the learning language. */
  companion: CompanionConfig | undefined;
  video: VideoConfig;
  /** Maximum size of an uploaded account archive, and of its unpacked contents, in bytes. */
  maxArchiveBytes: number;
  storage: StorageConfig;
  operation: OperationConfig;
}

/** Thrown for an invalid environment; the message lists every error, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

function parse<Variables extends z.ZodRawShape>(
  schemas: Variables,
  environment: Environment,
  validate: (env: ParsedVariables<Variables>) => string[],
): z.output<z.ZodObject<Variables>> & { providers: ProviderConfig[] } {
  const given = withoutEmpty(environment);
  const names = Object.keys(schemas);
  const hasProviders = 'OIDC_PROVIDERS' in schemas;
  const files = readSecretFiles(given, hasProviders ? [...names, ...providerVariableNames(given)] : names);
  const { env, errors } = parseVariables(schemas, files.environment, validate, files.unreadable);
  const read = hasProviders
    ? readProviders(files.environment, files.unreadable)
    : { providers: [], errors: [] };
  const allErrors = [...files.errors, ...errors, ...read.errors];
  if (allErrors.length > 0) throw new ConfigError(allErrors.join('\n'));
  return { ...env, providers: read.providers };
}

/**
 * Reads only the database settings from the environment.
 * @throws {ConfigError} listing every error
 */
export const readDatabaseConfig = (environment: Environment): DatabaseConfig =>
  toDatabaseConfig(parse(databaseVariables, environment, validateDatabase));

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigError} listing every error
 */
export function readConfig(environment: Environment): Config {
  const env = parse(variables, environment, validateCombinations);
  const production = env.NODE_ENV === 'production';
  const demo = env.EMBEDDED && isLocalOnly(env) && env.TRUST_PROXY === 0 && !production;
  return {
    ...toDatabaseConfig(env),
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    host: env.HOST,
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    bucket: toBucketOptions(env),
    webDir: env.WEB_DIR && path.resolve(env.WEB_DIR),
    secret: env.SECRET,
    earlierSecrets: env.EARLIER_SECRETS,
    production,
    embedded: env.EMBEDDED,
    secure: isSecure(env),
    demo,
    bundledDictionaries: env.BUNDLED_DICTIONARIES,
    dictionariesDir: env.DICTIONARIES_DIR && path.resolve(env.DICTIONARIES_DIR),
    dictionaryCatalog: env.DICTIONARY_CATALOG && path.resolve(env.DICTIONARY_CATALOG),
    logLevel: env.LOG_LEVEL,
    publicUrl: resolvePublicUrl(env),
    trustProxy: env.TRUST_PROXY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    admin: toAdminConfig(env),
    emailVerification: toEmailVerificationPolicy(env),
    secondFactor: toSecondFactorPolicy(env),
    passwordSignIn: env.PASSWORD_SIGN_IN === 'on',
    providers: env.providers,
    securityLogDays: env.SECURITY_LOG_DAYS,
    translation: toTranslationConfig(env),
    languageModel: toLanguageModelConfig(env),
    speech: toSpeechConfig(env),
    speechCacheBytes: env.SPEECH_CACHE_MB * 1024 * 1024,
    serviceTimeouts: {
      translation: env.TRANSLATION_TIMEOUT_MS,
      languageModel: env.LANGUAGE_MODEL_TIMEOUT_MS,
      speech: env.SPEECH_TIMEOUT_MS,
      languageModelResponse: env.LANGUAGE_MODEL_MAX_DURATION_MS,
    },
    transcription: toTranscriptionConfig(env),
    payments: toPaymentsConfig(env, { demo }),
    companion: toCompanionConfig(env),
    maxArchiveBytes: env.ARCHIVE_MAX_BYTES,
    storage: toStorageConfig(env),
    video: toVideoConfig(env),
    operation: toOperationConfig(env),
  };
}

const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Every variable that is read, including the `_FILE` variants. */
export const variableNames: readonly string[] = [
  ...Object.keys(variables),
  ...secretNames.map((name) => `${name}_FILE`),
];

/** Returns a warning for each variable that looks like a misspelling of a known one. Warnings never include values. */
export function findWarnings(environment: Environment): string[] {
  const given = withoutEmpty(environment);
  const ofProviders = providerVariableNames(given);
  const secretFiles = ofProviders
    .filter((name) => clientSecretPattern.test(name))
    .map((name) => `${name}_FILE`);
  const known = new Set([...variableNames, ...ofProviders, ...secretFiles]);
  return findMisspellings(Object.keys(given), known).map(
    ({ name, suggestion }) => `Unknown variable ${name}. Did you mean ${suggestion}?`,
  );
}
