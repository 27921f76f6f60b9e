import type { Endpoint } from '../endpoint.ts';
import { getTokenScope, type TokenScope } from '../token-scopes.ts';
import type { Operation } from './document.ts';

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description:
      'For browsers. Set by POST /api/auth/login/, over HTTPS as `__Host-sessionid`. Valid for one hour; GET /api/auth/check-auth/ extends it, up to 30 days after signing in, or 12 hours for admins.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description:
      'The value of the `csrftoken` cookie, which must be sent as well. GET /api/auth/csrf/ sets it, and it changes when you sign in or out. Required for every call that changes something, except with an access token.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description:
      'HMAC-SHA256 of `METHOD\\nPATH\\nTIMESTAMP` in hexadecimal, where the path is the one requested, without its query string. The key is the `signingKey` from signing in or from GET /api/auth/check-auth/, or the CSRF token if you aren’t signed in. Valid once, for five minutes.',
  },
  timestamp: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Timestamp',
    description: 'The signed timestamp, in milliseconds since the Unix epoch.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'For scripts and other programs. A personal access token, created in Settings or with POST /api/auth/tokens/. It acts on behalf of its owner, within its scopes (`read`, `write`, `media`) and until it expires, and requires neither a CSRF token nor a signature. Each operation names the scope that it needs.',
  },
} as const;

type Scheme = keyof typeof securitySchemes;

const requireAll = (...schemes: Scheme[]): Record<string, TokenScope[]> =>
  Object.fromEntries(schemes.map((scheme) => [scheme, []]));

/** Returns the alternative ways to authenticate. Empty for public read endpoints. */
export function buildSecurity(endpoint: Endpoint): Operation['security'] {
  const { access, sessionOnly, csrf, signed } = endpoint;
  const headers: Scheme[] = [
    ...(csrf ? (['csrf'] as const) : []),
    ...(signed ? (['signature', 'timestamp'] as const) : []),
  ];
  if (access === 'public') return headers.length > 0 ? [requireAll(...headers)] : [];
  const bySession = requireAll('session', ...headers);
  return sessionOnly ? [bySession] : [bySession, { bearer: [getTokenScope(endpoint)] }];
}
