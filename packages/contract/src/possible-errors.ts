import type * as z from 'zod';

import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

const hasFields = (schema: z.ZodObject): boolean => Object.keys(schema.shape).length > 0;

/** Includes actions without fields, which accept an empty object and refuse any other body. */
const hasBody = ({ method }: Endpoint): boolean => method !== 'GET';

const takesInput = (endpoint: Endpoint): boolean =>
  hasFields(endpoint.params) || hasFields(endpoint.query) || hasBody(endpoint);

/** Codes that the transport returns for an endpoint before, or instead of, its handler. */
const transportErrors: readonly [code: ErrorCode, applies: (endpoint: Endpoint) => boolean][] = [
  ['invalid_request', takesInput],
  ['unauthenticated', ({ access }) => access !== 'public'],
  ['forbidden', ({ access, sessionOnly }) => sessionOnly || ['content', 'staff', 'admin'].includes(access)],
  ['not_a_learner', ({ access }) => access === 'learner' || access === 'uploader'],
  ['csrf_failed', ({ csrf }) => csrf],
  ['host_unknown', () => true],
  ['signature_invalid', ({ signed }) => signed],
  ['signature_replayed', ({ signed }) => signed],
  ['payload_too_large', hasBody],
  ['unsupported_format', hasBody],
  ['rate_limited', ({ limit, visitorLimit }) => (limit ?? visitorLimit) !== undefined],
  ['internal_error', () => true],
  ['unavailable', () => true],
];

/** Returns every code that an endpoint can answer with: first its own, then the transport's, without duplicates. */
export const possibleErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([
    ...endpoint.errors,
    ...transportErrors.flatMap(([code, applies]) => (applies(endpoint) ? code : [])),
  ]),
];
