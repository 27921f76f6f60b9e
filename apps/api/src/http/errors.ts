import { isDatabaseLost } from '@glossa/db/failures';
import type { ErrorRequestHandler } from 'express';

import { Failure } from './fail.ts';

export interface ErrorLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What a thrown value means for the client. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseLost(error)) return new Failure('unavailable', { retryAfter: 2 });
  // Express's own: a path that cannot be decoded.
  if (error instanceof URIError)
    return new Failure('invalid_request', { detail: 'The address is malformed' });
  return new Failure('internal_error');
}

/** Turns everything thrown into an answer of the one error shape. */
export function errorHandler(log: ErrorLog): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const failure = failureOf(error);
    if (failure.code === 'internal_error') log.error({ err: error, url: request.path }, 'request failed');
    if (failure.code === 'unavailable' && error !== failure) log.warn({ err: error }, 'database unreachable');
    if (response.headersSent) return next(error);
    if (failure.more.retryAfter) response.set('Retry-After', String(failure.more.retryAfter));
    response.set('Cache-Control', 'no-store').status(failure.status).json(failure.problem);
    // What is left of a refused upload is not worth reading.
    if (!request.readableEnded && request.headers['content-length'] !== undefined) request.resume();
    return undefined;
  };
}
