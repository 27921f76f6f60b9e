import { signRequest } from '@glossa/contract/signing';
import type { Hmac } from '@glossa/contract/signing';

import { readCookie } from './cookies.ts';

/** The properties of a request that determine its headers. `url` may include a host and a query. */
export interface RequestToSign {
  method: string;
  url: string;
  csrf: boolean;
  signed: boolean;
  /** Whether the endpoint needs no session. */
  isPublic: boolean;
}

/**
 * Creates a function that builds the headers of each request (specification 1, section 7): markers, CSRF token and
 * signature. The token comes from the cookie, or from the server if the cookie is missing or `renewToken` is set.
 */
export function createRequestHeaders({
  readKey,
  fetchToken,
  now,
}: {
  /** Returns the signing key; undefined when signed out. */
  readKey: () => string | undefined;
  fetchToken: () => Promise<string>;
  now: () => number;
}): (request: RequestToSign, renewToken: boolean) => Promise<Record<string, string>> {
  let lastTimestamp = 0;
  return async ({ method, url, csrf, signed, isPublic }, renewToken) => {
    const headers: Record<string, string> = {
      'X-Requested-With': 'XMLHttpRequest',
      'Cache-Control': 'no-cache',
    };
    if (!csrf && !signed) return headers;
    const token = (renewToken ? undefined : readCookie('csrftoken')) ?? (await fetchToken());
    if (csrf) headers['X-CSRFToken'] = token;
    if (!signed) return headers;
    // Two calls in the same millisecond would have the same signature, and the second would be rejected as a replay.
    lastTimestamp = Math.max(now(), lastTimestamp + 1);
    const timestamp = lastTimestamp;
    const key = isPublic ? token : (readKey() ?? token);
    const path = new URL(url, location.origin).pathname;
    headers['X-Timestamp'] = String(timestamp);
    headers['X-Signature'] = await signRequest(key, { method, path, timestamp }, hmac());
    return headers;
  };
}

/** Returns an HMAC implementation for insecure contexts, such as plain HTTP, where browsers have no `crypto.subtle`. */
const hmac = (): Hmac | undefined => ('subtle' in crypto ? undefined : portableHmac);

const portableHmac: Hmac = async (key, message) => {
  const [hmacModule, { sha256 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return hmacModule.hmac(sha256, key, message);
};
