import type { ErrorCode } from '@glossa/contract/errors';
import { Failure } from '@glossa/contract/failure';

import type { SpeechConfig } from '#config/speech.ts';
import { describeCause, readRetryAfter } from '#platform/outbound/describe-response.ts';
import { readSpokenAudio, type SpokenAudio } from './spoken-audio.ts';

/** Maximum number of characters per request: OpenAI's limit. */
export const maxRequestCharacters = 4096;
/** Maximum size of a response: five minutes of uncompressed speech. */
const maxBytes = 32 * 1024 * 1024;

/** Creates the failure for a response. Its cause goes to the operator's log and contains neither text nor key. */
const createFailure = (code: ErrorCode, reason: string, retryAfter?: number): Failure =>
  new Failure(code, retryAfter ? { retryAfter } : {}, { cause: new Error(reason) });

/**
 * Has a text spoken. Doesn't follow redirects, since the text and the key are meant for this server only.
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
      throw createFailure('speech_unreachable', `${audio.fault} (${type.slice(0, 60)})`);
    }
    return audio;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw createFailure('speech_unreachable', `no response: ${describeCause(error)}`);
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

/** https://platform.openai.com/docs/api-reference/audio/createSpeech */
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
 * Versions of Piper's server later than 1.3 show a page at `/` and speak at `/synthesize`.
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
  // Piper sends its audio without a type of its own, so its content alone decides.
  const type = response.headers.get('content-type') ?? '';
  if (status === 200 && (provider === 'piper' || !/^(text\/|application\/(?!octet-stream))/i.test(type)))
    return;
  void response.body?.cancel().catch(() => undefined);
  if (status === 200) throw createFailure('speech_unreachable', `not audio (${type.slice(0, 60)})`);
  if (status === 429) throw createFailure('speech_quota_spent', 'status 429', readRetryAfter(response));
  const hints: Record<number, string> = {
    400: ': check SPEECH_MODEL and SPEECH_VOICES',
    401: ': check SPEECH_API_KEY',
    403: ': check SPEECH_API_KEY',
    404: ': check SPEECH_URL, SPEECH_MODEL and SPEECH_VOICES',
    405: ': check SPEECH_PROVIDER and SPEECH_URL',
    422: ': check SPEECH_MODEL and SPEECH_VOICES',
  };
  const isRedirect = status >= 300 && status < 400;
  const hint = isRedirect ? ': redirects are refused, check SPEECH_URL' : hints[status];
  throw createFailure('speech_unreachable', `status ${status}${hint ?? ''}`);
}

/** Reads a body, up to the maximum size. */
async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw createFailure('speech_unreachable', 'the audio is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
