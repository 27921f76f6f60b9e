import { getCsrfToken } from '@glossa/contract/auth';
import { ApiError, createClient, fetchTransport, timeouts } from '@glossa/contract/client';
import type { ClientRequest, Transport } from '@glossa/contract/client';

import { createRequestHeaders } from './request-headers.ts';
import { syncServerClock, serverNow } from './server-clock.ts';

/** The credentials for requests, held in memory only. */
export interface Credentials {
  /** The signing key from sign-in or check-auth; undefined when signed out. */
  signingKey: string | undefined;
}

interface TransportOptions {
  credentials: Credentials;
  /** Called when a 401 response means that the session has ended. */
  onUnauthenticated: () => void;
  send?: Transport;
  now?: () => number;
}

/** A transport that also creates the headers for requests sent by other means. */
export interface ProtectedTransport extends Transport {
  headersOf: ReturnType<typeof createRequestHeaders>;
}

/** Maximum characters in the body. Browsers reject `keepalive` once all pending bodies together exceed 64 KiB. */
const keepaliveLimit = 2000;

/** Returns whether to use `keepalive`, so that a change is sent even if the page closes. */
const needsKeepalive = ({ endpoint, method, body }: ClientRequest): boolean =>
  method !== 'GET' &&
  !endpoint.events &&
  (body === undefined || (typeof body === 'string' && body.length <= keepaliveLimit));

const sendRequest: Transport = async (request) => {
  if (!(request.body instanceof FormData)) {
    return fetchTransport(needsKeepalive(request) ? { ...request, keepalive: true } : request);
  }
  const { sendUpload } = await import('./upload-transport.ts');
  return sendUpload(request);
};

/** Calls whose 401 doesn't mean that the session has ended (specification 1, section 8). */
const isExemptFrom401 = (path: string): boolean =>
  path === '/api/auth/check-auth/' || path.includes('my-purchases');

const isCsrfFailure = async (response: Response): Promise<boolean> => {
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
  send = sendRequest,
  now = serverNow,
}: TransportOptions): ProtectedTransport {
  const isAllowed = createRateLimit({ now });
  const callForToken = createClient({ transport: send, timeout: timeouts.csrf });
  const headersOf = createRequestHeaders({
    readKey: () => credentials.signingKey,
    fetchToken: async () => (await callForToken(getCsrfToken, {})).csrfToken,
    now,
  });

  const attempt = async (request: ClientRequest, renewToken: boolean): Promise<Response> => {
    const { endpoint, method, url } = request;
    const { csrf, signed, access } = endpoint;
    const headers = new Headers(request.headers);
    const added = await headersOf({ method, url, csrf, signed, isPublic: access === 'public' }, renewToken);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    const response = await send({ ...request, headers });
    syncServerClock(response);
    return response;
  };

  const transport: Transport = async (request) => {
    if (!isAllowed(request.url)) {
      throw new ApiError(0, { code: 'rate_limited', error: 'Rate limit exceeded' });
    }
    let response = await attempt(request, false);
    if (request.endpoint.csrf && (await isCsrfFailure(response))) response = await attempt(request, true);
    if (response.status === 401 && !isExemptFrom401(request.endpoint.path)) {
      onUnauthenticated();
      throw new ApiError(401, { code: 'unauthenticated', error: 'Unauthorized' });
    }
    return response;
  };
  return Object.assign(transport, { headersOf });
}

/**
 * Creates a client-side rate limiter. The returned function counts requests by URL and returns whether one more is
 * allowed: at most `limit` within the last `span` milliseconds (specification 1, section 9).
 */
function createRateLimit({
  limit = 1000,
  span = 60_000,
  now = Date.now,
}: { limit?: number; span?: number; now?: () => number } = {}): (url: string) => boolean {
  const sent = new Map<string, number[]>();
  return (url) => {
    const moment = now();
    const recent = (sent.get(url) ?? []).filter((time) => time > moment - span);
    const allowed = recent.length < limit;
    if (allowed) recent.push(moment);
    sent.set(url, recent);
    return allowed;
  };
}
