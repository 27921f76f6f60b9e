import { createServer, type RequestListener, type Server } from 'node:http';

import { answerUnreadable } from './unreadable-requests.ts';

/** Makes the HTTP server of the site, not yet listening, with its time limits in milliseconds. */
export function createSiteServer(handler: RequestListener): Server {
  const server = createServer(handler);
  answerUnreadable(server);
  // An upload of 200 MB over a slow line takes its time; a slow header does not.
  server.requestTimeout = 30 * 60_000;
  server.headersTimeout = 20_000;
  // A request sent on a connection that the server is just closing fails. Proxies and clients close idle ones after 60 s at most.
  server.keepAliveTimeout = 65_000;
  return server;
}
