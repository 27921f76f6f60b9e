import type * as z from 'zod';

import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

const hasFields = (schema: z.ZodObject): boolean => Object.keys(schema.shape).length > 0;

/** Also an action without fields: it accepts an empty object, and refuses any other body. */
const hasBody = ({ method }: Endpoint): boolean => method !== 'GET';

const takesInput = (endpoint: Endpoint): boolean =>
  hasFields(endpoint.params) || hasFields(endpoint.query) || hasBody(endpoint);

/** What the transport answers for an endpoint before, or in place of, its handler. */
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

/** Every code that an endpoint can answer with: those of its own, then those of the transport; none twice. */
export const possibleErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([
    ...endpoint.errors,
    ...transportErrors.flatMap(([code, applies]) => (applies(endpoint) ? code : [])),
  ]),
];
