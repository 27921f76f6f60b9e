import type { ServiceProblem } from '@glossa/contract/external-services';
import type { Failure } from '@glossa/contract/failure';

import type { SpeechConfig } from '#config/speech.ts';
import { readRetryAfter } from '#platform/outbound/describe-response.ts';
import { classifyStatus, createFetchFailure, createServiceFailure } from './service-error.ts';
import { readSpokenAudio, type SpokenAudio } from './spoken-audio.ts';

/** OpenAI's limit on the number of characters per request. */
export const maxRequestCharacters = 4096;
/** Maximum size of a response in bytes, enough for five minutes of uncompressed speech. */
const maxBytes = 32 * 1024 * 1024;

const createFailure = (problem: ServiceProblem, reason: string): Failure =>
  createServiceFailure('speech_unreachable', problem, reason);

/**
 * Synthesizes a text. Doesn't follow redirects, since the text and the key are meant for this server only.
 * @throws {Failure} speech_unreachable, speech_quota_spent
 */
export async function requestSpeech(
  settings: SpeechConfig,
  voice: string,
  text: string,
): Promise<SpokenAudio> {
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    const response = await sendRequest(settings, { voice, text }, signal);
    requireSuccess(settings, response);
    const body = await readBody(response);
    const audio = await readSpokenAudio(body);
    if ('fault' in audio) {
      const type = response.headers.get('content-type') ?? 'no type';
      throw createFailure('unexpected_response', `${audio.fault} (${type.slice(0, 60)})`);
    }
    return audio;
  } catch (error) {
    throw createFetchFailure('speech_unreachable', error);
  }
}

interface SpeechRequest {
  voice: string;
  text: string;
}

const sendRequest = (
  settings: SpeechConfig,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<Response> =>
  settings.provider === 'piper'
    ? sendToPiper(settings, request, signal)
    : sendToOpenai(settings, request, signal);

/**
 * Sends a request to OpenAI or a compatible server. https://platform.openai.com/docs/api-reference/audio/createSpeech
 */
const sendToOpenai = (
  { url, apiKey, model }: SpeechConfig,
  { voice, text }: SpeechRequest,
  signal: AbortSignal,
): Promise<Response> =>
  post(new URL('audio/speech', url), apiKey, signal, {
    model,
    voice,
    input: text,
    response_format: 'mp3',
    speed: 1,
  });

/**
 * Versions of Piper's server later than 1.3 serve a page at `/` and synthesize at `/synthesize`.
 * https://github.com/OHF-Voice/piper1-gpl/blob/main/docs/API_HTTP.md
 */
async function sendToPiper(
  { url, apiKey }: SpeechConfig,
  { voice, text }: SpeechRequest,
  signal: AbortSignal,
): Promise<Response> {
  const response = await post(new URL(url), apiKey, signal, { text, voice });
  if (response.status !== 404 && response.status !== 405) return response;
  await response.body?.cancel();
  return post(new URL('synthesize', url), apiKey, signal, { text, voice });
}

const post = (url: URL, apiKey: string, signal: AbortSignal, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'audio/mpeg, audio/wav',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  });

function requireSuccess({ provider }: SpeechConfig, response: Response): void {
  const { status } = response;
  // Piper doesn't declare the type of its audio, so only the content is checked.
  const type = response.headers.get('content-type') ?? '';
  if (status === 200 && (provider === 'piper' || !/^(text\/|application\/(?!octet-stream))/i.test(type)))
    return;
  void response.body?.cancel().catch(() => undefined);
  if (status === 200) throw createFailure('unexpected_response', `not audio (${type.slice(0, 60)})`);
  if (status === 429)
    throw createServiceFailure('speech_quota_spent', 'quota_spent', 'status 429', readRetryAfter(response));
  // Servers report an unknown model or voice with one of these statuses.
  const isVoiceRefused = status === 400 || status === 422;
  throw createFailure(isVoiceRefused ? 'voice_refused' : classifyStatus(status), `status ${status}`);
}

/** Reads a body, up to the maximum size. */
async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw createFailure('unexpected_response', 'the audio is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
