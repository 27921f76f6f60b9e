import type { RequestHandler } from 'express';

import { runWithOrigin } from '#platform/request-origin.ts';

/** Maximum length of a stored user agent. */
const maxUserAgentLength = 300;

/** Makes the client's IP address and user agent available to all code that runs for the request. */
export const trackOrigin: RequestHandler = (request, _response, next) => {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
  runWithOrigin({ address: request.ip ?? '', userAgent }, next);
};
