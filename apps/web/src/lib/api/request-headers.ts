import { signRequest } from '@glossa/contract/signing';

import { readCookie } from './cookies.ts';
import { hmac } from './hmac.ts';

/** What the headers of a request need to know of it. `url` may have a host and a query. */
export interface Unsent {
  method: string;
  url: string;
  csrf: boolean;
  signed: boolean;
  /** Nobody has to be signed in for it. */
  isPublic: boolean;
}

/**
 * Makes what puts the headers together that every request carries (specification 1, section 7): markers, the CSRF
 * token of the cookie, or a fresh one when there is none or it is asked for, and the signature.
 */
export function createRequestHeaders({
  readKey,
  freshToken,
  now,
}: {
  /** The key to sign with; undefined when nobody is signed in. */
  readKey: () => string | undefined;
  freshToken: () => Promise<string>;
  now: () => number;
}): (request: Unsent, renewToken: boolean) => Promise<Record<string, string>> {
  let lastStamp = 0;
  return async ({ method, url, csrf, signed, isPublic }, renewToken) => {
    const headers: Record<string, string> = {
      'X-Requested-With': 'XMLHttpRequest',
      'Cache-Control': 'no-cache',
    };
    if (!csrf && !signed) return headers;
    const token = (renewToken ? undefined : readCookie('csrftoken')) ?? (await freshToken());
    if (csrf) headers['X-CSRFToken'] = token;
    if (!signed) return headers;
    // Two calls in one millisecond would carry the same signature, and the second be refused as a replay.
    lastStamp = Math.max(now(), lastStamp + 1);
    const timestamp = lastStamp;
    const key = isPublic ? token : (readKey() ?? token);
    const path = new URL(url, location.origin).pathname;
    headers['X-Timestamp'] = String(timestamp);
    headers['X-Signature'] = await signRequest(key, { method, path, timestamp }, hmac());
    return headers;
  };
}
