import { describe, expect, test } from 'vitest';

import { formatEvent, readEvents, readEventStream } from './event-stream.ts';
import { explainSentence } from './language-model.ts';

const streamOf = (chunks: readonly (string | Uint8Array<ArrayBuffer>)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      }
      controller.close();
    },
  });
async function read(...chunks: Parameters<typeof streamOf>[0]): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEventStream(streamOf(chunks))) events.push(event);
  return events;
}

test.each([
  ['one event', ['data: a\n\n'], ['a']],
  ['events in one chunk', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
  ['an event in many chunks', ['da', 'ta: ', 'a', '\n', '\n'], ['a']],
  ['CRLF, even when split between chunks', ['data: a\r', '\n\r', '\ndata: b\r\n\r\n'], ['a', 'b']],
  ['no space after the colon', ['data:a\n\n'], ['a']],
  ['several lines of data', ['data: a\ndata: b\n\n'], ['a\nb']],
  ['comments and other fields', [': ping\n\nevent: x\nid: 1\ndata: a\n\n'], ['a']],
  ['no unfinished event', ['data: a\n\ndata: b'], ['a']],
])('reads %s', async (_what, chunks, events) => {
  expect(await read(...chunks)).toEqual(events);
});

test('reads a character split between chunks', async () => {
  const bytes = new TextEncoder().encode('data: é\n\n');
  expect(await read(bytes.slice(0, 7), bytes.slice(7))).toEqual(['é']);
});

test('rejects an event that never ends', async () => {
  await expect(read('data: '.padEnd(300_000, 'x'))).rejects.toThrow('too long');
});

describe('reading a response', () => {
  const headers = { 'content-type': 'text/event-stream' };

  test('rejects an event that violates the schema', async () => {
    const event = { type: 'text', text: 'a\n\nb' };
    const response = new Response(formatEvent(event) + formatEvent({ type: 'text' }), { headers });
    const events = readEvents(explainSentence, response);
    expect((await events.next()).value).toEqual(event);
    await expect(events.next()).rejects.toThrow();
  });

  test('rejects with the error of a failed response', async () => {
    const body = JSON.stringify({ code: 'language_model_refused', error: 'x' });
    const events = readEvents(explainSentence, new Response(body, { status: 503 }));
    await expect(events.next()).rejects.toMatchObject({ status: 503, code: 'language_model_refused' });
  });
});
