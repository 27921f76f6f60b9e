import * as z from 'zod';

import { httpAddress, integer, type ParsedVariables } from './formats.ts';

/** Environment variables for the language model. */
export const languageModelVariables = {
  LANGUAGE_MODEL_URL: httpAddress.optional(),
  LANGUAGE_MODEL_API_KEY: z.string().optional(),
  LANGUAGE_MODEL_NAME: z.string().min(1).optional(),
  LANGUAGE_MODEL_TIMEOUT_MS: integer(100, 300_000).default(60_000),
  LANGUAGE_MODEL_MAX_DURATION_MS: integer(100, 300_000).default(180_000),
  LANGUAGE_MODEL_DAILY_REQUESTS: integer(0, 1_000_000).default(50),
};
const Variables = z.object(languageModelVariables);

/** A language model behind a server that is compatible with OpenAI's chat/completions, and each learner's quota. */
export interface LanguageModelConfig {
  /** Base URL, with a trailing slash; `chat/completions` is appended. */
  url: string;
  /** Empty if the server doesn't require a key. */
  apiKey: string;
  model: string;
  /** Maximum wait for the first part of a response and for each subsequent part. */
  timeoutMs: number;
  maxDurationMs: number;
  /** Maximum number of requests per learner per day. */
  dailyRequests: number;
}

/** Returns the base URL with a trailing slash, so that a path can be appended. */
export const languageModelUrl = (url: string): string => `${url.replace(/\/+$/, '')}/`;

/** Returns missing or invalid settings of the language model. */
export function validateLanguageModel(env: ParsedVariables<typeof languageModelVariables>): string[] {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_API_KEY: key, LANGUAGE_MODEL_NAME: name } = env;
  if (!url) {
    return key || name
      ? ['LANGUAGE_MODEL_URL: is required with LANGUAGE_MODEL_API_KEY and LANGUAGE_MODEL_NAME']
      : [];
  }
  return [
    ...(new URL(url).username ? ['LANGUAGE_MODEL_URL: must not contain a user name or password'] : []),
    ...(name ? [] : ['LANGUAGE_MODEL_NAME: is required with LANGUAGE_MODEL_URL']),
  ];
}

/** Returns the language model; undefined if none is configured. */
export function toLanguageModelConfig(env: z.output<typeof Variables>): LanguageModelConfig | undefined {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: model, LANGUAGE_MODEL_API_KEY: apiKey = '' } = env;
  if (!url || !model) return undefined;
  return {
    url: languageModelUrl(url),
    apiKey,
    model,
    timeoutMs: env.LANGUAGE_MODEL_TIMEOUT_MS,
    maxDurationMs: env.LANGUAGE_MODEL_MAX_DURATION_MS,
    dailyRequests: env.LANGUAGE_MODEL_DAILY_REQUESTS,
  };
}
