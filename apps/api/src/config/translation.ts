import * as z from 'zod';

import { httpAddress, integer, type ParsedVariables } from './formats.ts';

/** Environment variables for the translation server. */
export const translationVariables = {
  TRANSLATION_PROVIDER: z.enum(['libretranslate', 'deepl'], 'must be libretranslate or deepl').optional(),
  TRANSLATION_URL: httpAddress.optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  TRANSLATION_TIMEOUT_MS: integer(100, 60_000).default(8000),
  TRANSLATION_DAILY_CHARACTERS: integer(0, 1_000_000_000).default(20_000),
};
const Variables = z.object(translationVariables);

/** A translation server and each learner's quota. */
export interface TranslationConfig {
  provider: 'libretranslate' | 'deepl';
  /** Base URL, with a trailing slash. */
  url: string;
  /** Empty if the server doesn't require a key. */
  apiKey: string;
  timeoutMs: number;
  /** Maximum number of characters that a learner may have translated per day. */
  dailyCharacters: number;
}

/** Returns missing or invalid settings of the translation server. */
export function validateTranslation(env: ParsedVariables<typeof translationVariables>): string[] {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL: url, TRANSLATION_API_KEY: key } = env;
  const errors: string[] = [];
  if (url && new URL(url).username) errors.push('TRANSLATION_URL: must not contain a user name or password');
  if (!provider && (url || key)) errors.push('TRANSLATION_PROVIDER: must be libretranslate or deepl');
  if (provider === 'libretranslate' && !url) errors.push('TRANSLATION_URL: is required for libretranslate');
  if (provider === 'deepl' && !key) errors.push('TRANSLATION_API_KEY: is required for deepl');
  return errors;
}

/** Keys of DeepL's free plan end with `:fx` and work only on a different host. */
const deeplUrl = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** Returns the base URL with a trailing slash; without a `url`, DeepL's URL for the key. */
export const translationUrl = (url: string | undefined, apiKey: string): string =>
  `${(url || deeplUrl(apiKey)).replace(/\/+$/, '')}/`;

/** Returns the translation server; undefined if none is configured. */
export function toTranslationConfig(env: z.output<typeof Variables>): TranslationConfig | undefined {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_API_KEY: apiKey = '' } = env;
  if (!provider) return undefined;
  return {
    provider,
    url: translationUrl(env.TRANSLATION_URL, apiKey),
    apiKey,
    timeoutMs: env.TRANSLATION_TIMEOUT_MS,
    dailyCharacters: env.TRANSLATION_DAILY_CHARACTERS,
  };
}
