import { isDatabaseLost } from '@glossa/db/failures';
import type { ErrorRequestHandler } from 'express';

import { translator } from '#platform/translator.ts';
import { Failure, type WriteSentence } from './fail.ts';
import { responseLanguage } from './interface-language.ts';

export interface ErrorLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** The status of an error of Express and its middleware, which name one for what the client did wrong. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'expose' in error
    ? error.status
    : undefined;

/** What a thrown value means for the client. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseLost(error)) return new Failure('unavailable', { retryAfter: 2 });
  // Express's own: a path that cannot be decoded.
  if (error instanceof URIError)
    return new Failure('invalid_request', { detail: 'The address is malformed' });
  const status = statusOf(error);
  if (status === 404 || status === 403) return new Failure('route_not_found');
  if (status !== undefined && status >= 400 && status < 500) return new Failure('invalid_request');
  return new Failure('internal_error');
}

/** Sentences of field errors in an interface language. */
export function sentencesIn(language: string): WriteSentence {
  const { t } = translator<Record<string, string>>(language, 'validation');
  return ({ code, values }) => t(code, values);
}

/** Turns everything thrown into an answer of the one error shape. */
export function errorHandler(log: ErrorLog): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const failure = failureOf(error);
    if (failure.code === 'internal_error') log.error({ err: error, url: request.path }, 'request failed');
    if (failure.code === 'unavailable' && error !== failure) log.warn({ err: error }, 'database unreachable');
    if (response.headersSent) return next(error);
    if (failure.more.retryAfter) response.set('Retry-After', String(failure.more.retryAfter));
    response
      .set('Cache-Control', 'no-store')
      .status(failure.status)
      .json(failure.problem(sentencesIn(responseLanguage(request, response))));
    // What is left of a refused upload is not worth reading.
    if (!request.readableEnded && request.headers['content-length'] !== undefined) request.resume();
    return undefined;
  };
}
