import type { CallEvent, Endpoint } from './endpoint.ts';
import { toApiError } from './client.ts';
import { eventStreamType } from './event-stream-type.ts';

/** Maximum number of characters in an unfinished event. */
const maxEventLength = 256 * 1024;

/** Reads a body in chunks. Safari can't iterate over a stream. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads the data of each event from a stream of server-sent events. Other fields are ignored.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @throws {Error} if an event is too long
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const chunk of readChunks(body)) {
    rest += decoder.decode(chunk, { stream: true });
    // A CR at the end may be the first half of a CRLF in the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
    if (rest.length + data.join('').length > maxEventLength) throw new Error('An event is too long');
  }
}

/**
 * Reads the events of a response, checked against the endpoint's schema.
 * @throws {ApiError} if the response is an error
 */
export async function* readEvents<E extends Endpoint>(
  endpoint: E,
  response: Response,
): AsyncGenerator<CallEvent<E>, void> {
  const isStream = response.headers.get('content-type')?.startsWith(eventStreamType);
  if (!response.ok || !response.body || !isStream || !endpoint.events) {
    throw toApiError(response, await response.json().catch(() => undefined));
  }
  for await (const data of readEventStream(response.body)) {
    yield endpoint.events.parse(JSON.parse(data)) as CallEvent<E>;
  }
}

/** Formats one event. JSON has no line breaks, so it fits on one line. */
export const formatEvent = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
