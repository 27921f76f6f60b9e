import type * as z from 'zod';

import { ServerTrouble } from './server-trouble.ts';

/** Most bytes of an answer: 2,000 characters make a few kilobytes in any language. */
const largestAnswer = 64 * 1024;

/** What a server said. */
export interface ServerAnswer {
  status: number;
  /** Its body, parsed; undefined when that is no JSON. */
  body: unknown;
  /** Seconds. */
  retryAfter: number | undefined;
}

/**
 * Posts JSON to a translation server. Redirects are not followed: the text and the key are for this server only.
 * Throws a `ServerTrouble` when no answer comes within `timeoutMs`.
 */
export async function askServer(
  url: URL,
  { body, headers = {}, timeoutMs }: { body: object; headers?: Record<string, string>; timeoutMs: number },
): Promise<ServerAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      body: parsed(await readBounded(response)),
      retryAfter: seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : undefined,
    };
  } catch (error) {
    if (error instanceof ServerTrouble) throw error;
    throw new ServerTrouble('unreachable', `no answer: ${reasonOf(error)}`);
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largestAnswer) throw new ServerTrouble('unreachable', 'the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The kind of failure only: messages may quote what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? `${error.name}, ${code}` : error.name;
}

/** What the schema finds in an answer of success, or the trouble that its status tells of. */
export function resultOf<Schema extends z.ZodType>(
  { status, body, retryAfter }: ServerAnswer,
  schema: Schema,
  isLanguageProblem: (body: unknown) => boolean,
): z.output<Schema> {
  if (status === 400 && isLanguageProblem(body)) {
    throw new ServerTrouble('language', 'the pair of languages is unknown');
  }
  // 456 is DeepL's own: the month's quota is used up.
  if (status === 429 || status === 456) throw new ServerTrouble('quota', `status ${status}`, retryAfter);
  if (status === 401 || status === 403) {
    throw new ServerTrouble('unreachable', `status ${status}: check TRANSLATION_API_KEY`);
  }
  if (status !== 200) throw new ServerTrouble('unreachable', `status ${status}`, retryAfter);
  const result = schema.safeParse(body);
  if (!result.success) throw new ServerTrouble('unreachable', 'the answer holds no translation');
  return result.data;
}
