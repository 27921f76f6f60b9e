import type { ErrorCode } from '@glossa/contract/errors';
import { readEventStream } from '@glossa/contract/event-stream';
import { Failure } from '@glossa/contract/failure';
import * as z from 'zod';

import type { LanguageModelConfig } from '#config/language-model.ts';
import { describeCause, readRetryAfter } from '#platform/outbound/describe-response.ts';
import type { Message } from './prompts.ts';

/** Maximum number of characters of a response, including what a reasoning model thinks before it. */
const maxCharacters = 40_000;

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Creates the failure for a response. Its cause goes to the operator's log and contains neither sentence nor key. */
const createFailure = (code: ErrorCode, reason: string, retryAfter?: number): Failure =>
  new Failure(code, retryAfter ? { retryAfter } : {}, { cause: new Error(reason) });

/**
 * Sends messages to the model and yields its response as it is written. Returns whether it was cut off. Doesn't follow
 * redirects, since the sentence and the key are meant for this server only.
 * https://platform.openai.com/docs/api-reference/chat/create
 *
 * @throws {Failure} language_model_unreachable, language_model_quota_spent, language_model_refused
 */
export async function* streamCompletion(
  { url, apiKey, model, timeoutMs, maxDurationMs }: LanguageModelConfig,
  messages: readonly Message[],
  signal: AbortSignal,
): AsyncGenerator<string, { truncated: boolean }> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new DOMException('silent', 'TimeoutError')), timeoutMs);
  const done = new AbortController();
  try {
    const response = await fetch(new URL('chat/completions', url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, stream: true }),
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal, done.signal, AbortSignal.timeout(maxDurationMs)]),
    });
    requireSuccess(response);
    let length = 0;
    let finish: string | undefined;
    if (!response.body) throw createFailure('language_model_unreachable', 'empty response');
    for await (const data of readEventStream(response.body)) {
      timer.refresh();
      if (data === '[DONE]') break;
      const [choice] = parseChunk(data).choices;
      if (choice?.delta?.refusal) throw createFailure('language_model_refused', 'the model refused');
      const text = choice?.delta?.content ?? '';
      length += text.length;
      if (text !== '') yield text;
      if (length > maxCharacters) return { truncated: true };
      finish = choice?.finish_reason ?? finish;
    }
    if (finish === 'content_filter') throw createFailure('language_model_refused', 'filtered');
    if (finish === undefined) throw createFailure('language_model_unreachable', 'the stream ended early');
    return { truncated: finish === 'length' };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw createFailure('language_model_unreachable', `no response: ${describeCause(error)}`);
  } finally {
    clearTimeout(timer);
    // Stops the model when the rest of its response isn't wanted.
    done.abort();
  }
}

function requireSuccess(response: Response): void {
  const { status } = response;
  if (status === 200) return;
  if (status === 429)
    throw createFailure('language_model_quota_spent', 'status 429', readRetryAfter(response));
  const hints: Record<number, string> = {
    401: ': check LANGUAGE_MODEL_API_KEY',
    403: ': check LANGUAGE_MODEL_API_KEY',
    404: ': check LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME',
  };
  throw createFailure('language_model_unreachable', `status ${status}${hints[status] ?? ''}`);
}

function parseChunk(data: string): z.output<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(data));
  } catch {
    throw createFailure('language_model_unreachable', 'an event is not a completion chunk');
  }
}
