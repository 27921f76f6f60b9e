import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for LibreTranslate. */
export interface TranslationServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts the stand-in, which requires the API key `key` and appends the target language to each text. */
export async function startTranslationServer(key: string): Promise<TranslationServer> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as { q: string; target: string; api_key?: string };
    const isAllowed = body.api_key === key;
    response.writeHead(isAllowed ? 200 : 403, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        isAllowed ? { translatedText: `${body.q} (${body.target})` } : { error: 'Invalid API key' },
      ),
    );
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
