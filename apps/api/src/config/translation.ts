import * as z from 'zod';

import { httpAddress, whole, type Given } from './formats.ts';

/** What the environment may say of the translation server. */
export const translationVariables = {
  TRANSLATION_PROVIDER: z.enum(['libretranslate', 'deepl'], 'must be libretranslate or deepl').optional(),
  TRANSLATION_URL: httpAddress.optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  TRANSLATION_TIMEOUT_MS: whole(100, 60_000).default(8000),
  TRANSLATION_DAILY_CHARACTERS: whole(0, 1_000_000_000).default(20_000),
};
const Variables = z.object(translationVariables);

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

/** What is missing of the translation server beside what is given. */
export function translationMistakes(env: Given<typeof translationVariables>): string[] {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL: url, TRANSLATION_API_KEY: key } = env;
  const mistakes: string[] = [];
  if (url && new URL(url).username) mistakes.push('TRANSLATION_URL: must hold no user name and password');
  if (!provider && (url || key)) mistakes.push('TRANSLATION_PROVIDER: must be libretranslate or deepl');
  if (provider === 'libretranslate' && !url)
    mistakes.push('TRANSLATION_URL: libretranslate needs the address of its server');
  if (provider === 'deepl' && !key) mistakes.push('TRANSLATION_API_KEY: deepl needs a key');
  return mistakes;
}

/** Keys of DeepL's free plan end with `:fx` and are good at another address. */
const deeplUrl = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** The translation server; undefined when there is none. */
export function translationOf(env: z.output<typeof Variables>): TranslationConfig | undefined {
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
