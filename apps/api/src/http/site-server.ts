import { createServer, type RequestListener, type Server } from 'node:http';

import { answerUnreadable } from './unreadable-requests.ts';

/** Makes the HTTP server of the site, not yet listening, with its time limits in milliseconds. */
export function createSiteServer(handler: RequestListener): Server {
  const server = createServer(handler);
  answerUnreadable(server);
  // An upload of 200 MB over a slow line takes its time; a slow header does not.
  server.requestTimeout = 30 * 60_000;
  server.headersTimeout = 20_000;
  // A request fails if it arrives while the server closes the connection, so let proxies and clients, which usually wait at
  // most 60 s, close idle ones first.
  server.keepAliveTimeout = 65_000;
  return server;
}
