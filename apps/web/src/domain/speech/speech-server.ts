import { buildUrl, toApiError } from '@glossa/contract/client';
import {
  getSentenceSpeech,
  getSpeechServer,
  getWordSpeech,
  maxSpokenWordLength,
} from '@glossa/contract/speech';
import type { QueryClient } from '@tanstack/react-query';

import { send } from '@/lib/api/client.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { prefersBrowserVoice } from './voices.ts';

/** Milliseconds for which the server's voice is assumed to stay the same. */
const staleTime = 5 * 60_000;

/** The speech server for a language, and its voice. */
export interface SpeechServer {
  /** The host to which sentences are sent. */
  host: string;
  voice: string;
  version: string;
}

/** The query for the speech server for a language, or for a text in that language. */
export const speechServerQuery = (language: string, text?: string) => ({
  ...endpointQuery(getSpeechServer, { query: { language, ...(text === undefined ? {} : { text }) } }),
  staleTime,
  retry: false,
  // Without a connection, use this device's voice right away.
  networkMode: 'always' as const,
});

/**
 * Returns the speech server for a language; undefined if there is none, it can't be reached, or the learner prefers a
 * browser voice.
 */
export async function chosenSpeechServer(
  client: QueryClient,
  language: string,
  text?: string,
): Promise<SpeechServer | undefined> {
  if (prefersBrowserVoice(language) || !navigator.onLine) return undefined;
  const found = await client.query(speechServerQuery(language, text)).catch(() => undefined);
  return found?.server ?? undefined;
}

/** Returns the URL of a spoken word, or undefined if it's too long. */
export const wordSpeechUrl = (
  { version }: SpeechServer,
  language: string,
  word: string,
): string | undefined =>
  word.length > maxSpokenWordLength
    ? undefined
    : buildUrl(getWordSpeech, { query: { language, word, version } });

/** Returns the URL of a spoken sentence of a text. */
export const sentenceSpeechUrl = ({ version }: SpeechServer, text: string, sentence: number): string =>
  buildUrl(getSentenceSpeech, { params: { id: text, sentence }, query: { version } });

/**
 * Fetches the audio of a sentence of a text.
 * @throws {ApiError} if the server can't speak it
 */
export async function fetchSentenceSpeech(
  { version }: SpeechServer,
  text: string,
  sentence: number,
  signal: AbortSignal,
): Promise<Blob> {
  const input = { params: { id: text, sentence }, query: { version } };
  const response = await send(getSentenceSpeech, input, { signal });
  if (!response.ok) throw toApiError(response, await response.json().catch(() => undefined));
  return response.blob();
}
