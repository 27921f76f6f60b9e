import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for a language model that implements OpenAI's chat/completions protocol. */
export interface LanguageModel {
  /** Base URL for LANGUAGE_MODEL_URL. */
  url: string;
  /** Number of requests so far. */
  requests: number;
  /** Number of responses during which the client closed the connection early. */
  disconnects: number;
  /** Whether to leave the next response unfinished. */
  isEndless: boolean;
  close: () => Promise<void>;
}

/** Starts the stand-in, which repeats the sentence in each request, or responds with a greeting if there is none. */
export async function startLanguageModel(): Promise<LanguageModel> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: [{ id: 'fake-model' }] }));
      return;
    }
    model.requests += 1;
    response.once('close', () => {
      if (!response.writableEnded) model.disconnects += 1;
    });
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const question = messages.at(-1)?.content ?? '';
    const parts = question.startsWith('{')
      ? [
          'This is ',
          '**an explanation**',
          ' of:\n\n',
          (JSON.parse(question) as { sentence: string }).sentence,
        ]
      : ['Bonjour', ' !'];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (choice: object) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
    for (const content of parts) write({ delta: { content }, finish_reason: null });
    if (model.isEndless) return;
    write({ delta: {}, finish_reason: 'stop' });
    response.end('data: [DONE]\n\n');
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model: LanguageModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: 0,
    disconnects: 0,
    isEndless: false,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return model;
}
