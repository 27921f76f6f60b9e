import * as z from 'zod';

import { httpAddress, integer, type ParsedVariables } from './formats.ts';

/** Environment variables for the speech-to-text server. */
export const transcriptionVariables = {
  TRANSCRIPTION_URL: httpAddress.optional(),
  TRANSCRIPTION_API_KEY: z.string().optional(),
  TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  TRANSCRIPTION_TIMEOUT_MS: integer(1000, 7_200_000).default(1_800_000),
};
const Variables = z.object(transcriptionVariables);

/** A speech-to-text server that is compatible with OpenAI's audio/transcriptions. */
export interface TranscriptionConfig {
  /** Base URL, with a trailing slash; `audio/transcriptions` is appended. */
  url: string;
  /** Empty if the server doesn't require a key. */
  apiKey: string;
  model: string;
  /** Timeout in milliseconds for ten minutes of speech. */
  timeoutMs: number;
}

/** Returns missing or invalid settings of the speech-to-text server. */
export function validateTranscription(env: ParsedVariables<typeof transcriptionVariables>): string[] {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_API_KEY: key } = env;
  if (url && new URL(url).username) return ['TRANSCRIPTION_URL: must not contain a user name or password'];
  return key && !url ? ['TRANSCRIPTION_URL: is required with TRANSCRIPTION_API_KEY'] : [];
}

/** Returns the speech-to-text server; undefined if none is configured. */
export function toTranscriptionConfig(env: z.output<typeof Variables>): TranscriptionConfig | undefined {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_API_KEY: apiKey = '' } = env;
  if (!url) return undefined;
  return {
    url: `${url.replace(/\/+$/, '')}/`,
    apiKey,
    model: env.TRANSCRIPTION_MODEL,
    timeoutMs: env.TRANSCRIPTION_TIMEOUT_MS,
  };
}
