import { readEventStream } from '@glossa/contract/event-stream';
import * as z from 'zod';

import type { LanguageModelConfig } from '#config/language-model.ts';
import { readRetryAfter } from '#platform/outbound/describe-response.ts';
import { parseJson, readBounded } from '#platform/outbound/read-bounded.ts';
import { classifyStatus, createFetchFailure, createServiceFailure } from '../service-error.ts';
import type { Message } from './message.ts';

/** Maximum number of characters of a response, including a reasoning model's thinking. */
const maxCharacters = 40_000;

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** How servers report an unknown model: OpenAI with a code, Ollama and others in a sentence. */
const ErrorBody = z.object({
  error: z.union([
    z.string(),
    z
      .object({ code: z.unknown().optional(), message: z.string().optional() })
      .transform(({ code, message = '' }) => (code === 'model_not_found' ? 'model not found' : message)),
  ]),
});
const maxErrorBytes = 16 * 1024;

/**
 * Sends messages to the model and yields its response as it arrives. Returns whether the response was cut off. Doesn't
 * follow redirects, since the messages and the key are meant for this server only.
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
      redirect: 'manual',
      signal: AbortSignal.any([signal, silence.signal, done.signal, AbortSignal.timeout(maxDurationMs)]),
    });
    await requireSuccess(response);
    let length = 0;
    let finish: string | undefined;
    if (!response.body)
      throw createServiceFailure('language_model_unreachable', 'unexpected_response', 'empty response');
    for await (const data of readEventStream(response.body)) {
      timer.refresh();
      if (data === '[DONE]') break;
      const [choice] = parseChunk(data).choices;
      if (choice?.delta?.refusal) {
        throw createServiceFailure('language_model_refused', 'no_text', 'the model refused');
      }
      const text = choice?.delta?.content ?? '';
      length += text.length;
      if (text !== '') yield text;
      if (length > maxCharacters) return { truncated: true };
      finish = choice?.finish_reason ?? finish;
    }
    if (finish === 'content_filter') {
      throw createServiceFailure('language_model_refused', 'no_text', 'filtered');
    }
    if (finish === undefined) {
      const problem = length === 0 ? 'unexpected_response' : 'connection_lost';
      throw createServiceFailure('language_model_unreachable', problem, 'the stream ended early');
    }
    return { truncated: finish === 'length' };
  } catch (error) {
    throw createFetchFailure('language_model_unreachable', error);
  } finally {
    clearTimeout(timer);
    // Stop the model if the rest of its response is not needed.
    done.abort();
  }
}

async function requireSuccess(response: Response): Promise<void> {
  const { status } = response;
  if (status === 200) return;
  const problem = (await isModelUnknown(response)) ? 'model_not_found' : classifyStatus(status);
  const code = problem === 'quota_spent' ? 'language_model_quota_spent' : 'language_model_unreachable';
  throw createServiceFailure(code, problem, `status ${status}`, readRetryAfter(response));
}

async function isModelUnknown(response: Response): Promise<boolean> {
  if (response.status !== 400 && response.status !== 404) return false;
  const text = await readBounded(response, maxErrorBytes).catch(() => '');
  return /\bmodel\b/i.test(ErrorBody.safeParse(parseJson(text)).data?.error ?? '');
}

function parseChunk(data: string): z.output<typeof Chunk> {
  const chunk = Chunk.safeParse(parseJson(data));
  if (chunk.success) return chunk.data;
  throw createServiceFailure(
    'language_model_unreachable',
    'unexpected_response',
    'an event is not a completion chunk',
  );
}
