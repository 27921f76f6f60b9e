import { AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

import { addToLog, runInLogContext } from '#platform/logging/log-context.ts';

/** Request IDs accepted from a proxy; anything else could be crafted to corrupt the log. */
const requestIdPattern = /^[\w.:+/=-]{1,128}$/;

/** Returns the request ID set by a proxy; undefined unless the proxy is trusted. */
function readProxyId(request: Request): string | undefined {
  const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const headerId = request.get('x-request-id');
  return headerId && requestIdPattern.test(headerId) && isTrusted(request.socket.remoteAddress ?? '', 0)
    ? headerId
    : undefined;
}

/** Refusals that are logged with the client's IP address, so that operators see where attacks come from. */
const refusals: ReadonlySet<number> = new Set([401, 403, 421, 429]);

/**
 * Assigns each request an ID, which is sent as X-Request-Id and added to every log line of the request. Logs the end of
 * the request: 5xx as error, 4xx and aborted requests as info, the rest as debug. Query, headers and body are left out
 * because they may be private.
 */
export function requestLog(log: Logger): RequestHandler {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return (request, response, next) => {
    const requestId = readProxyId(request) ?? `${prefix}-${(count += 1)}`;
    const start = performance.now();
    response.setHeader('X-Request-Id', requestId);
    const { method } = request;
    const path = request.originalUrl.split('?', 1)[0];
    const logEnd = () => {
      const { statusCode: status, writableFinished } = response;
      const level = status >= 500 ? 'error' : status >= 400 || !writableFinished ? 'info' : 'debug';
      if (!log.isLevelEnabled(level)) return;
      const address = refusals.has(status) ? { address: request.ip } : {};
      log[level]({ method, path, status, ms: Math.round(performance.now() - start), ...address }, 'request');
    };
    runInLogContext({ requestId }, () => {
      response.once('close', AsyncResource.bind(logEnd));
      next();
    });
  };
}

/** Adds the ID of the session's account to the log lines of a request. */
export const logUser: RequestHandler = (request, _response, next) => {
  const { user } = request.session;
  if (user) addToLog({ userId: user.id });
  next();
};
