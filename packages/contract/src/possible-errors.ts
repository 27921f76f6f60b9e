import type * as z from 'zod';

import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

const hasFields = (schema: z.ZodObject): boolean => Object.keys(schema.shape).length > 0;

/**
 * Returns whether an endpoint has a body. Actions without fields have one, too: they accept an empty object and reject
 * any other body.
 */
const hasBody = ({ method }: Endpoint): boolean => method !== 'GET';

const hasInput = (endpoint: Endpoint): boolean =>
  hasFields(endpoint.params) || hasFields(endpoint.query) || hasBody(endpoint);

/** Error codes that the transport can return for an endpoint before its handler runs, or instead of it. */
const transportErrors: readonly [code: ErrorCode, applies: (endpoint: Endpoint) => boolean][] = [
  ['invalid_request', hasInput],
  ['unauthenticated', ({ access }) => access !== 'public'],
  ['token_expired', ({ access }) => access !== 'public'],
  ['token_scope_missing', ({ access, sessionOnly }) => access !== 'public' && !sessionOnly],
  ['forbidden', ({ access, sessionOnly }) => sessionOnly || ['content', 'staff', 'admin'].includes(access)],
  ['not_a_learner', ({ access }) => access === 'learner' || access === 'uploader'],
  [
    'second_factor_setup_required',
    ({ access, beforeSecondFactor }) => access !== 'public' && !beforeSecondFactor,
  ],
  ['proof_required', ({ needsProof }) => needsProof],
  ['csrf_failed', ({ csrf }) => csrf],
  ['host_unknown', () => true],
  ['signature_invalid', ({ signed }) => signed],
  ['signature_replayed', ({ signed }) => signed],
  ['payload_too_large', hasBody],
  ['unsupported_format', hasBody],
  [
    'rate_limited',
    ({ limit, visitorLimit, files }) => (limit ?? visitorLimit) !== undefined || files.length > 0,
  ],
  ['storage_quota_exceeded', ({ files }) => files.length > 0],
  ['server_storage_full', ({ files }) => files.length > 0],
  ['internal_error', () => true],
  ['unavailable', () => true],
];

/** Returns all error codes that an endpoint can return, without duplicates: its own first, then the transport's. */
export const possibleErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([
    ...endpoint.errors,
    ...transportErrors.flatMap(([code, applies]) => (applies(endpoint) ? code : [])),
  ]),
];
