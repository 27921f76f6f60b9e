import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** The site's behavior: it responds normally, doesn't allow our origin, or never responds. */
type Behavior = 'well' | 'refusing' | 'silent';

/** A small server that behaves like WordPress with the plugin. */
export interface FakeCompanionSite {
  url: string;
  /** Languages received so far, in order. */
  receivedLanguages: string[];
  setBehavior: (behavior: Behavior) => void;
  stop: () => Promise<void>;
}

const languageOf = ({ headers }: IncomingMessage): string | null =>
  /(?:^|; )pll_language=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null;

/** Starts a fake server that allows requests from `origin`. */
export async function startFakeCompanionSite(origin: string): Promise<FakeCompanionSite> {
  let mood: Behavior = 'well';
  const receivedLanguages: string[] = [];
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    if (mood === 'silent') return;
    const isAllowed = mood === 'well' && request.headers.origin === origin;
    const send = (status: number, body: unknown) => {
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=UTF-8',
        // WordPress sends this header only to allowed origins; without it, a page can't read the response.
        ...(isAllowed
          ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }
          : {}),
      });
      response.end(JSON.stringify(body));
    };
    if (!isAllowed) return send(403, { success: false, data: 'This origin is not allowed.' });
    const form = new URLSearchParams(await text(request));
    const lang = form.get('lang') ?? '';
    if (form.get('action') === 'sync_language') {
      if (lang === 'la') return send(400, { success: false, data: 'This site is not available in Latin.' });
      receivedLanguages.push(lang);
      response.setHeader('Set-Cookie', `pll_language=${lang}; Max-Age=31536000; Path=/; SameSite=Lax`);
      return send(200, { success: true, data: { message: `Language set to ${lang}.`, lang, slug: lang } });
    }
    const now = languageOf(request);
    send(200, { success: true, data: { message: 'The language.', lang: now, slug: now } });
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    receivedLanguages,
    setBehavior: (next) => {
      mood = next;
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
