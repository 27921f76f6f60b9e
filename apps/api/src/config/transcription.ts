import * as z from 'zod';

import { httpAddress, whole, type Given } from './formats.ts';

/** What the environment may say of the server that writes down what is said. */
export const transcriptionVariables = {
  TRANSCRIPTION_URL: httpAddress.optional(),
  TRANSCRIPTION_API_KEY: z.string().optional(),
  TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  TRANSCRIPTION_TIMEOUT_MS: whole(1000, 7_200_000).default(1_800_000),
};
const Variables = z.object(transcriptionVariables);

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

/** What is missing of that server beside what is given. */
export function transcriptionMistakes(env: Given<typeof transcriptionVariables>): string[] {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_API_KEY: key } = env;
  if (url && new URL(url).username) return ['TRANSCRIPTION_URL: must hold no user name and password'];
  return key && !url ? ['TRANSCRIPTION_URL: TRANSCRIPTION_API_KEY needs the address of its server'] : [];
}

/** That server; undefined when there is none. */
export function transcriptionOf(env: z.output<typeof Variables>): TranscriptionConfig | undefined {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_API_KEY: apiKey = '' } = env;
  if (!url) return undefined;
  return {
    url: `${url.replace(/\/+$/, '')}/`,
    apiKey,
    model: env.TRANSCRIPTION_MODEL,
    timeoutMs: env.TRANSCRIPTION_TIMEOUT_MS,
  };
}
