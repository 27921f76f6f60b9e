import { Failure } from '@glossa/contract/failure';
import { expect, test } from 'vitest';

import { classifyStatus, createFetchFailure, createServiceFailure, ServiceError } from './service-error.ts';

const classify = (error: unknown) =>
  (createFetchFailure('translation_unreachable', error).cause as ServiceError).problem;

test.each([
  ['ENOTFOUND', 'host_not_found'],
  ['EAI_AGAIN', 'host_not_found'],
  ['ECONNREFUSED', 'connection_refused'],
  ['EHOSTUNREACH', 'host_unreachable'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timed_out'],
  ['ETIMEDOUT', 'timed_out'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate_invalid'],
  ['CERT_HAS_EXPIRED', 'certificate_invalid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate_invalid'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate_invalid'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls_failed'],
  ['HPE_INVALID_CONSTANT', 'unexpected_response'],
  ['ECONNRESET', 'connection_lost'],
])('classifies %s as %s', (code, problem) => {
  expect(classify(new TypeError('fetch failed', { cause: { code } }))).toBe(problem);
});

test('classifies a timeout, and an error without a cause', () => {
  expect(classify(new DOMException('silent', 'TimeoutError'))).toBe('timed_out');
  expect(classify(new TypeError('fetch failed'))).toBe('connection_lost');
});

test('returns a failure unchanged', () => {
  const failure = createServiceFailure('translation_quota_spent', 'quota_spent', 'status 429', 7);
  expect(createFetchFailure('translation_unreachable', failure)).toBe(failure);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure.params).toEqual({ retryAfter: 7 });
});

test.each([
  [204, 'unexpected_response'],
  [307, 'redirected'],
  [401, 'key_refused'],
  [405, 'path_not_found'],
  [422, 'request_refused'],
  [456, 'quota_spent'],
  [503, 'server_error'],
])('classifies status %i as %s', (status, problem) => {
  expect(classifyStatus(status)).toBe(problem);
});
