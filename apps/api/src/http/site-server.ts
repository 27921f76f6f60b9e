import { createServer, type RequestListener, type Server } from 'node:http';

import { respondToMalformedRequests } from './malformed-requests.ts';

/** Creates the site's HTTP server without starting to listen. All timeouts are in milliseconds. */
export function createSiteServer(handler: RequestListener): Server {
  const server = createServer(handler);
  respondToMalformedRequests(server);
  // Uploading 200 MB over a slow connection takes a long time; sending headers does not.
  server.requestTimeout = 30 * 60_000;
  server.headersTimeout = 20_000;
  // A request fails if it arrives while the server closes the connection, so let proxies and clients, which usually
  // wait at most 60 s, close idle connections first.
  server.keepAliveTimeout = 65_000;
  return server;
}
