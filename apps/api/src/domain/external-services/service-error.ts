import type { ErrorCode } from '@glossa/contract/errors';
import type { ServiceProblem } from '@glossa/contract/external-services';
import { Failure } from '@glossa/contract/failure';

import { describeCause } from '#platform/outbound/describe-response.ts';
import { ResponseTooLong } from '#platform/outbound/read-bounded.ts';

/**
 * Why a service could not be used, as the cause of a failure. The message is logged and shown to admins, and contains
 * neither a learner's text nor a key.
 */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly problem: ServiceProblem;

  constructor(problem: ServiceProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Creates the failure for a service, with `problem` and `reason` in its cause. */
export const createServiceFailure = (
  code: ErrorCode,
  problem: ServiceProblem,
  reason: string,
  retryAfter?: number,
): Failure =>
  new Failure(code, retryAfter ? { retryAfter } : {}, { cause: new ServiceError(problem, reason) });

/** Creates the failure for an error of `fetch`. Returns failures unchanged. */
export const createFetchFailure = (code: ErrorCode, error: unknown): Failure =>
  error instanceof Failure
    ? error
    : createServiceFailure(code, classifyError(error), `no response: ${describeCause(error)}`);

/** Error codes of Node.js and undici, by what they mean for the admin who set up the service. */
const errorCodes: readonly [RegExp, ServiceProblem][] = [
  [/^(ENOTFOUND|EAI_\w+)$/, 'host_not_found'],
  [/^ECONNREFUSED$/, 'connection_refused'],
  [/TIMEOUT$|TIMEDOUT$/, 'timed_out'],
  [/^(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EADDRNOTAVAIL)$/, 'host_unreachable'],
  [/CERT|^UNABLE_TO_|^CRL_|HOSTNAME_MISMATCH/, 'certificate_invalid'],
  [/^(EPROTO|ERR_SSL_\w+)$/, 'tls_failed'],
  [/^HPE_/, 'unexpected_response'],
];

function classifyError(error: unknown): ServiceProblem {
  if (error instanceof ResponseTooLong) return 'unexpected_response';
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return 'timed_out';
  const code = (cause as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return 'connection_lost';
  return errorCodes.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection_lost';
}

/** Classifies the status of an unsuccessful response. */
export function classifyStatus(status: number): ServiceProblem {
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404 || status === 405) return 'path_not_found';
  // Status 456 is specific to DeepL: the monthly quota is used up.
  if (status === 429 || status === 456) return 'quota_spent';
  if (status >= 500) return 'server_error';
  if (status >= 400) return 'request_refused';
  return status >= 300 ? 'redirected' : 'unexpected_response';
}
