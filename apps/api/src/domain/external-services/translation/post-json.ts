import type { ServiceProblem } from '@glossa/contract/external-services';
import { readRetryAfter } from '#platform/outbound/describe-response.ts';
import { parseJson, readBounded } from '#platform/outbound/read-bounded.ts';
import type * as z from 'zod';

import { classifyStatus, createFetchFailure, createServiceFailure } from '../service-error.ts';

/** Maximum response size in bytes. 2,000 characters take up a few kilobytes in any language. */
const maxResponseBytes = 64 * 1024;

/** A response from a translation server. */
export interface ServerResponse {
  status: number;
  /** Parsed body; undefined if it isn't JSON. */
  body: unknown;
  /** In seconds. */
  retryAfter: number | undefined;
}

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
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      body: parseJson(await readBounded(response, maxResponseBytes)),
      retryAfter: readRetryAfter(response),
    };
  } catch (error) {
    throw createFetchFailure('translation_unreachable', error);
  }
}

/**
 * Parses a successful response. `classifyRefusal` recognizes problems that a provider reports with status 400.
 * @throws {Failure} for any other status
 */
export function parseResult<Schema extends z.ZodType>(
  { status, body, retryAfter }: ServerResponse,
  schema: Schema,
  classifyRefusal: (body: unknown) => ServiceProblem | undefined,
): z.output<Schema> {
  const problem = (status === 400 ? classifyRefusal(body) : undefined) ?? classifyStatus(status);
  if (problem === 'language_unsupported') {
    throw createServiceFailure('translation_language_unsupported', problem, 'unsupported language pair');
  }
  if (status !== 200) {
    const code = problem === 'quota_spent' ? 'translation_quota_spent' : 'translation_unreachable';
    throw createServiceFailure(code, problem, `status ${status}`, retryAfter);
  }
  const result = schema.safeParse(body);
  if (!result.success) {
    throw createServiceFailure(
      'translation_unreachable',
      'unexpected_response',
      'the response contains no translation',
    );
  }
  return result.data;
}
