import type { Endpoint } from '../endpoint.ts';
import type { Operation } from './document.ts';

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description:
      'Set by POST /api/auth/login/. Good for one hour; GET /api/auth/check-auth/ renews it. For browsers.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description:
      'The value of the cookie `csrftoken`, which has to be sent along. GET /api/auth/csrf/ sets it; signing in and out changes it. Needed by every call that changes something, unless it comes with an access token.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description:
      'Hex HMAC-SHA256 over `METHOD\\nPATH\\nTIMESTAMP`, with the path as it is called but without its query. The key is `signingKey` of signing in or of GET /api/auth/check-auth/; where nobody is signed in, the CSRF token. Good for five minutes, once.',
  },
  timestamp: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Timestamp',
    description: 'Milliseconds since 1970, as they were signed.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal access token, made in Settings or by POST /api/auth/tokens/. It stands for its owner and needs neither CSRF token nor signature. For scripts and other programs.',
  },
} as const;

type Scheme = keyof typeof securitySchemes;

const requireAll = (...schemes: Scheme[]): Record<string, never[]> =>
  Object.fromEntries(schemes.map((scheme) => [scheme, []]));

/** Returns the alternative ways to authenticate. Empty for public read endpoints. */
export function buildSecurity({ access, sessionOnly, csrf, signed }: Endpoint): Operation['security'] {
  const headers: Scheme[] = [
    ...(csrf ? (['csrf'] as const) : []),
    ...(signed ? (['signature', 'timestamp'] as const) : []),
  ];
  if (access === 'public') return headers.length > 0 ? [requireAll(...headers)] : [];
  const bySession = requireAll('session', ...headers);
  return sessionOnly ? [bySession] : [bySession, requireAll('bearer')];
}
