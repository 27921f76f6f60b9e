import { randomBytes } from 'node:crypto';

import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Gives each request an id (also as the header X-Request-Id) and logs its end: failures of ours as errors, refusals
 * as information, the rest only when debugging. The line has no query, header or body: they may hold what is private.
 */
export function requestLog(log: Logger): RequestHandler {
  const prefix = randomBytes(4).toString('hex');
  let count = 0;
  return (request, response, next) => {
    const id = `${prefix}-${(count += 1)}`;
    const start = performance.now();
    response.setHeader('X-Request-Id', id);
    const { method } = request;
    const path = request.originalUrl.split('?', 1)[0];
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const level = status >= 500 ? 'error' : status >= 400 || !writableFinished ? 'info' : 'debug';
      if (!log.isLevelEnabled(level)) return;
      log[level]({ id, method, path, status, ms: Math.round(performance.now() - start) }, 'request');
    });
    next();
  };
}
