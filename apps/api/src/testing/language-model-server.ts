import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sendJson, type ReceivedRequest } from './translation-server.ts';

/** A fake language model that speaks the protocol of OpenAI's chat/completions. */
export interface LanguageModelServer {
  /** Base URL with a trailing slash, for the configuration. */
  url: string;
  requests: ReceivedRequest[];
  /** Number of responses whose connection the client closed early. */
  disconnects: number;
  /** Uses `respond` to answer the next request, instead of sending the default response. */
  once(respond: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Writes the content of a completion, one chunk per element. */
export function writeChunks(response: ServerResponse, contents: readonly string[]): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of contents) writeChunk(response, { delta: { content }, finish_reason: null });
}

/** Writes a chunk that contains a single choice. */
export const writeChunk = (response: ServerResponse, choice: object): void => {
  const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake' };
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`);
};

/** Ends a completion with a finish reason. */
export function endCompletion(response: ServerResponse, reason = 'stop'): void {
  writeChunk(response, { delta: {}, finish_reason: reason });
  response.end('data: [DONE]\n\n');
}

/** The response to every request: a paragraph with the quoted sentence, or a greeting if none is quoted. */
const respond = ({ body }: ReceivedRequest, response: ServerResponse): void => {
  const messages = body['messages'] as { content: string }[];
  const content = messages.at(-1)?.content ?? '';
  if (!content.startsWith('{')) {
    writeChunks(response, ['Bonjour', ' !']);
    return endCompletion(response);
  }
  const { sentence } = JSON.parse(content) as { sentence: string };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  writeChunk(response, { delta: { role: 'assistant', content: '' }, finish_reason: null });
  writeChunks(response, ['This is ', '**an explanation**', ' of:\n\n', sentence]);
  endCompletion(response);
};

/** Starts the fake server, which requires the API key `key`. */
export async function startLanguageModelServer(key: string, port = 0): Promise<LanguageModelServer> {
  let next: ((response: ServerResponse) => void) | undefined;
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text || '{}') as Record<string, unknown>;
    const received = { path: request.url ?? '', headers: request.headers, body };
    server.requests.push(received);
    response.once('close', () => {
      if (!response.writableEnded) server.disconnects++;
    });
    const isAllowed = request.headers.authorization === `Bearer ${key}`;
    if (received.path === '/v1/models' && isAllowed) {
      return sendJson(response, 200, { object: 'list', data: [{ id: 'other-model' }, { id: 'fake-model' }] });
    }
    if (received.path !== '/v1/chat/completions') return void response.writeHead(404).end();
    const other = next;
    next = undefined;
    if (other) other(response);
    else if (!isAllowed) {
      sendJson(response, 401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } });
    } else if (body['model'] === 'missing') {
      sendJson(response, 404, { error: { message: 'model "missing" not found, try pulling it first' } });
    } else respond(received, response);
  };
  const listener = createServer((request, response) => void handleRequest(request, response));
  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const server: LanguageModelServer = {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/v1/`,
    requests: [],
    disconnects: 0,
    once: (other) => {
      next = other;
    },
    close: async () => {
      listener.close();
      listener.closeAllConnections();
      await once(listener, 'close');
    },
  };
  return server;
}
