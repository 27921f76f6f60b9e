import { Failure, type FormatFieldError } from '@glossa/contract/failure';
import { isDatabaseUnavailable } from '@glossa/db/failures';
import type { ErrorRequestHandler } from 'express';

import { addToLog } from '#platform/logging/log-context.ts';
import { translator } from '#platform/translator.ts';
import { responseLanguage } from './interface-language.ts';

export interface ErrorLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Returns the status of a client error thrown by Express or its middleware. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'expose' in error
    ? error.status
    : undefined;

/** Maps a thrown value to the failure that is returned to the client. */
function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseUnavailable(error)) return new Failure('unavailable', { retryAfter: 2 });
  // Express throws a URIError for a path with invalid percent-encoding.
  if (error instanceof URIError) return new Failure('invalid_request', { detail: 'The URL is malformed' });
  const status = statusOf(error);
  if (status === 404 || status === 403) return new Failure('route_not_found');
  if (status !== undefined && status >= 400 && status < 500) return new Failure('invalid_request');
  return new Failure('internal_error');
}

/** Returns a function that formats field errors as messages in an interface language. */
export function createFieldErrorWriter(language: string): FormatFieldError {
  const { t } = translator<Record<string, string>>(language, 'validation');
  return ({ code, values }) => t(code, values);
}

/** Returns middleware that turns every thrown value into a response in the common error format. */
export function errorHandler(log: ErrorLog): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const failure = toFailure(error);
    addToLog({ code: failure.code });
    if (failure.code === 'internal_error') log.error({ err: error, url: request.path }, 'request failed');
    if (failure.code === 'unavailable' && error !== failure) log.warn({ err: error }, 'database unreachable');
    if (response.headersSent) return next(error);
    if (failure.params.retryAfter) response.set('Retry-After', String(failure.params.retryAfter));
    response
      .set('Cache-Control', 'no-store')
      .status(failure.status)
      .json(failure.problem(createFieldErrorWriter(responseLanguage(request, response))));
    // Discard the rest of a rejected upload.
    if (!request.readableEnded && request.headers['content-length'] !== undefined) request.resume();
    return undefined;
  };
}
