import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake server received. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** A fake translation server that speaks the protocols of LibreTranslate and DeepL. */
export interface TranslationServer {
  url: string;
  requests: ReceivedRequest[];
  /** Uses `respond` to answer the next request, instead of sending a translation. */
  once(respond: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

const supportedLanguages = new Set(['de', 'en', 'fr', 'ar', 'zh', 'zh-hans', 'en-us', 'pt-pt']);
const supports = (...codes: unknown[]) =>
  codes.every((code) => supportedLanguages.has(String(code).toLowerCase()));
const fakeTranslation = (text: unknown, target: unknown) => `${String(text)} (${String(target)})`;

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Responds like LibreTranslate. https://github.com/LibreTranslate/LibreTranslate */
function libreTranslate({ body }: ReceivedRequest, key: string, response: ServerResponse): void {
  const { q, source, target, format, api_key: apiKey } = body;
  if (apiKey !== key) return sendJson(response, 403, { error: 'Invalid API key' });
  if (!q || format !== 'text')
    return sendJson(response, 400, { error: 'Invalid request: missing parameter' });
  if (!supports(source, target))
    return sendJson(response, 400, { error: `${String(source)} is not supported` });
  sendJson(response, 200, { translatedText: fakeTranslation(q, target) });
}

/** Responds like DeepL. https://developers.deepl.com/docs/api-reference/translate */
function deepl({ body, headers }: ReceivedRequest, key: string, response: ServerResponse): void {
  const { text, source_lang: source, target_lang: target } = body;
  if (headers.authorization !== `DeepL-Auth-Key ${key}`) return void response.writeHead(403).end();
  if (!Array.isArray(text)) return sendJson(response, 400, { message: 'Parameter "text" not specified.' });
  if (!supports(source, target)) {
    return sendJson(response, 400, { message: `Value for 'source_lang' not supported.` });
  }
  const translations = text.map((one) => ({
    detected_source_language: source,
    text: fakeTranslation(one, target),
  }));
  sendJson(response, 200, { translations });
}

/** Starts the fake server, which requires the API key `key`. */
export async function startTranslationServer(key: string): Promise<TranslationServer> {
  const requests: ReceivedRequest[] = [];
  let next: ((response: ServerResponse) => void) | undefined;
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const received = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(text) as Record<string, unknown>,
    };
    requests.push(received);
    const other = next;
    next = undefined;
    if (other) other(response);
    else if (received.path === '/translate') libreTranslate(received, key, response);
    else if (received.path === '/v2/translate') deepl(received, key, response);
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    once: (other) => {
      next = other;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
