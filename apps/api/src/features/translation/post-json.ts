import type { ErrorCode } from '@glossa/contract/errors';
import { Failure } from '@glossa/contract/failure';
import type * as z from 'zod';

import { describeCause, readRetryAfter } from '#platform/outbound/describe-response.ts';

/** Maximum response size in bytes: 2,000 characters take up a few kilobytes in any language. */
const maxResponseBytes = 64 * 1024;

/** A response from a translation server. */
export interface ServerResponse {
  status: number;
  /** Parsed body; undefined if it isn't JSON. */
  body: unknown;
  /** In seconds. */
  retryAfter: number | undefined;
}

/** Creates the failure for a translation. Its cause goes to the operator's log and contains neither text nor key. */
const createFailure = (code: ErrorCode, reason: string, retryAfter?: number): Failure =>
  new Failure(code, retryAfter ? { retryAfter } : {}, { cause: new Error(reason) });

/**
 * Posts JSON to a translation server. Doesn't follow redirects, since the text and the key are meant for this server
 * only.
 * @throws {Failure} translation_unreachable if there is no response within `timeoutMs`
 */
export async function postJson(
  url: URL,
  { body, headers = {}, timeoutMs }: { body: object; headers?: Record<string, string>; timeoutMs: number },
): Promise<ServerResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      body: parseJson(await readBounded(response)),
      retryAfter: readRetryAfter(response),
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw createFailure('translation_unreachable', `no response: ${describeCause(error)}`);
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxResponseBytes) throw createFailure('translation_unreachable', 'the response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses a successful response. @throws {Failure} for any other status */
export function parseResult<Schema extends z.ZodType>(
  { status, body, retryAfter }: ServerResponse,
  schema: Schema,
  isLanguageProblem: (body: unknown) => boolean,
): z.output<Schema> {
  if (status === 400 && isLanguageProblem(body)) {
    throw createFailure('translation_language_unsupported', 'unsupported language pair');
  }
  // Status 456 is specific to DeepL: the monthly quota is used up.
  if (status === 429 || status === 456)
    throw createFailure('translation_quota_spent', `status ${status}`, retryAfter);
  if (status === 401 || status === 403) {
    throw createFailure('translation_unreachable', `status ${status}: check TRANSLATION_API_KEY`);
  }
  if (status !== 200) throw createFailure('translation_unreachable', `status ${status}`, retryAfter);
  const result = schema.safeParse(body);
  if (!result.success) throw createFailure('translation_unreachable', 'the response contains no translation');
  return result.data;
}
