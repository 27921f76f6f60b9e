import type { ExternalService, ServiceProvider } from '@glossa/contract/external-services';
import type { Queryable } from '@glossa/db/database';

import type { Config } from '#config.ts';
import { languageModelUrl, type LanguageModelConfig } from '#config/language-model.ts';
import { speechUrl, type SpeechConfig } from '#config/speech.ts';
import { translationUrl, type TranslationConfig } from '#config/translation.ts';
import { findSettings } from './queries.ts';
import { decryptServiceKey } from './service-key.ts';

/** The services that can be configured in the environment. */
type ServiceConfigs = Pick<Config, 'translation' | 'languageModel' | 'speech'>;

export interface ServiceDeps {
  db: Queryable;
  config: Pick<Config, 'secret' | 'earlierSecrets' | 'serviceTimeouts' | keyof ServiceConfigs>;
}

/** Settings of a service with its key, from the environment or from an admin. */
export interface ServiceEntry {
  provider: ServiceProvider;
  /** Empty for the provider's own host. */
  url: string;
  model: string;
  /** Voice by language code, for speech. */
  voices: Readonly<Record<string, string>>;
  /** Characters or requests per learner per day. */
  dailyLimit: number;
  /** Empty if the service has no key. */
  apiKey: string;
}

/**
 * Returns the configured translation server: the one from the environment, or else the one that an admin has set up.
 */
export async function findTranslationServer({
  db,
  config,
}: ServiceDeps): Promise<TranslationConfig | undefined> {
  if (config.translation) return config.translation;
  const entry = await findEntry({ db, config }, 'translation');
  return entry && toTranslationServer(entry, config);
}

/** Returns the configured language model: the one from the environment, or else the one that an admin has set up. */
export async function findLanguageModel({
  db,
  config,
}: ServiceDeps): Promise<LanguageModelConfig | undefined> {
  if (config.languageModel) return config.languageModel;
  const entry = await findEntry({ db, config }, 'language_model');
  return entry && toLanguageModel(entry, config);
}

/** Returns the configured speech server: the one from the environment, or else the one that an admin has set up. */
export async function findSpeechServer({ db, config }: ServiceDeps): Promise<SpeechConfig | undefined> {
  if (config.speech) return config.speech;
  const entry = await findEntry({ db, config }, 'speech');
  return entry && toSpeechServer(entry, config);
}

/** Reads the service that an admin has set up; undefined if none is set up or its key can't be decrypted. */
async function findEntry(
  { db, config }: ServiceDeps,
  service: ExternalService,
): Promise<ServiceEntry | undefined> {
  const settings = await findSettings(db, service);
  if (!settings) return undefined;
  const { encryptedKey, ...rest } = settings;
  const apiKey = encryptedKey ? decryptServiceKey(config, { service, ...rest }, encryptedKey) : '';
  return apiKey === undefined ? undefined : { ...rest, apiKey };
}

/** Adds the timeout, which only the environment provides. */
export const toTranslationServer = (
  { provider, url, apiKey, dailyLimit }: ServiceEntry,
  { serviceTimeouts: { translation: timeoutMs } }: Pick<Config, 'serviceTimeouts'>,
): TranslationConfig => ({
  provider: provider as TranslationConfig['provider'],
  url: translationUrl(url, apiKey),
  apiKey,
  timeoutMs,
  dailyCharacters: dailyLimit,
});

/** Adds the timeouts, which only the environment provides. */
export const toLanguageModel = (
  { url, model, apiKey, dailyLimit }: ServiceEntry,
  { serviceTimeouts }: Pick<Config, 'serviceTimeouts'>,
): LanguageModelConfig => ({
  url: languageModelUrl(url),
  apiKey,
  model,
  timeoutMs: serviceTimeouts.languageModel,
  maxDurationMs: serviceTimeouts.languageModelResponse,
  dailyRequests: dailyLimit,
});

/** Adds the timeout, which only the environment provides. */
export const toSpeechServer = (
  { provider, url, model, voices, apiKey, dailyLimit }: ServiceEntry,
  { serviceTimeouts: { speech: timeoutMs } }: Pick<Config, 'serviceTimeouts'>,
): SpeechConfig => ({
  provider: provider as SpeechConfig['provider'],
  url: speechUrl(url),
  apiKey,
  model,
  voices,
  timeoutMs,
  dailyCharacters: dailyLimit,
});

/** Returns the service configured in the environment; undefined if there is none. */
export const readEnvironment: Record<ExternalService, (config: ServiceConfigs) => ServiceEntry | undefined> =
  {
    translation: ({ translation }) =>
      translation && { ...translation, model: '', voices: {}, dailyLimit: translation.dailyCharacters },
    language_model: ({ languageModel }) =>
      languageModel && {
        ...languageModel,
        provider: 'openai',
        voices: {},
        dailyLimit: languageModel.dailyRequests,
      },
    speech: ({ speech }) => speech && { ...speech, dailyLimit: speech.dailyCharacters },
  };
