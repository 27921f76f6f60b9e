import { getCsrfToken } from '@glossa/contract/auth';
import { ApiError, createClient, fetchTransport, timeouts } from '@glossa/contract/client';
import type { ClientRequest, Transport } from '@glossa/contract/client';

import { createRequestHeaders } from './request-headers.ts';
import { createRequestWindow } from './request-window.ts';
import { learnServerTime, serverNow } from './server-clock.ts';

/** Kept between requests, in memory only. */
export interface Credentials {
  /** Returned by sign-in and check-auth; undefined when signed out. */
  signingKey: string | undefined;
}

interface TransportOptions {
  credentials: Credentials;
  /** Called when a 401 response means that the session has ended. */
  onUnauthenticated: () => void;
  send?: Transport;
  now?: () => number;
}

/** A transport that also creates headers for requests sent by other means. */
export interface ProtectedTransport extends Transport {
  headersOf: ReturnType<typeof createRequestHeaders>;
}

/** Characters. Browsers limit the bodies of all pending `keepalive` requests to 64 KiB and reject any beyond that. */
const smallBody = 2000;

/** Returns whether to use `keepalive`, so that a change is sent even if the page closes. */
const outlives = ({ method, body }: ClientRequest): boolean =>
  method !== 'GET' && (body === undefined || (typeof body === 'string' && body.length <= smallBody));

const sendAny: Transport = async (request) => {
  if (!(request.body instanceof FormData)) {
    return fetchTransport(outlives(request) ? { ...request, keepalive: true } : request);
  }
  const { sendUpload } = await import('./upload-transport.ts');
  return sendUpload(request);
};

/** Calls whose 401 says nothing about the session on screen (specification 1, section 8). */
const survives401 = (path: string): boolean =>
  path === '/api/auth/check-auth/' || path.includes('my-purchases');

const failedCsrf = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof problem !== 'object' || problem === null) return false;
  const { code, error, detail } = problem as Record<string, unknown>;
  return code === 'csrf_failed' || /csrf/i.test(`${String(error)} ${String(detail)}`);
};

/**
 * Applies the rules for every request (specification 1, sections 7 and 8): marker headers, CSRF token with one retry,
 * signature where the endpoint requires it, client-side rate limit, and 401 as the end of the session. It neither shows
 * messages nor navigates; `onUnauthenticated` leaves that to the app.
 */
export function createTransport({
  credentials,
  onUnauthenticated,
  send = sendAny,
  now = serverNow,
}: TransportOptions): ProtectedTransport {
  const isAllowed = createRequestWindow({ now });
  const fetchToken = createClient({ transport: send, timeout: timeouts.csrf });
  const headersOf = createRequestHeaders({
    readKey: () => credentials.signingKey,
    freshToken: async () => (await fetchToken(getCsrfToken, {})).csrfToken,
    now,
  });

  const attempt = async (request: ClientRequest, renewToken: boolean): Promise<Response> => {
    const { endpoint, method, url } = request;
    const { csrf, signed, access } = endpoint;
    const headers = new Headers(request.headers);
    const own = await headersOf({ method, url, csrf, signed, isPublic: access === 'public' }, renewToken);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    const response = await send({ ...request, headers });
    learnServerTime(response);
    return response;
  };

  const transport: Transport = async (request) => {
    if (!isAllowed(request.url)) {
      throw new ApiError(0, { code: 'rate_limited', error: 'Rate limit exceeded' });
    }
    let response = await attempt(request, false);
    if (request.endpoint.csrf && (await failedCsrf(response))) response = await attempt(request, true);
    if (response.status === 401 && !survives401(request.endpoint.path)) {
      onUnauthenticated();
      throw new ApiError(401, { code: 'unauthenticated', error: 'Unauthorized' });
    }
    return response;
  };
  return Object.assign(transport, { headersOf });
}
