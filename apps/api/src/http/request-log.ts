import { randomBytes } from 'node:crypto';

import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

import { inLogContext } from '#platform/logging/log-context.ts';

/** What another program may have as an id; anything else could be made up to confuse a reader of the log. */
const wellFormed = /^[\w.:+/=-]{1,128}$/;

/** The id that a proxy in front gave the request; undefined from anybody whom we do not trust. */
function idFromProxy(request: Request): string | undefined {
  const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const given = request.get('x-request-id');
  return given && wellFormed.test(given) && isTrusted(request.socket.remoteAddress ?? '', 0)
    ? given
    : undefined;
}

/**
 * Gives each request an id (also as the header X-Request-Id), which every line says that is logged because of it, and
 * logs its end: failures of ours as errors, refusals as information, the rest only when debugging. The line has no query,
 * header or body: they may hold what is private.
 */
export function requestLog(log: Logger): RequestHandler {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return (request, response, next) => {
    const requestId = idFromProxy(request) ?? `${prefix}-${(count += 1)}`;
    const start = performance.now();
    response.setHeader('X-Request-Id', requestId);
    const { method } = request;
    const path = request.originalUrl.split('?', 1)[0];
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const level = status >= 500 ? 'error' : status >= 400 || !writableFinished ? 'info' : 'debug';
      if (!log.isLevelEnabled(level)) return;
      log[level]({ requestId, method, path, status, ms: Math.round(performance.now() - start) }, 'request');
    });
    inLogContext({ requestId }, next);
  };
}
