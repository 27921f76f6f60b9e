import { getCsrfToken } from '@glossa/contract/auth';
import { createClient, timeouts } from '@glossa/contract/client';
import type { Call, Transport } from '@glossa/contract/client';
import { signRequest } from '@glossa/contract/signing';

import { newLocalAddress, sendFrom } from './send-from.ts';

/** The contract's typed client outside a browser, with its own cookies. */
export interface ApiClient {
  call: Call;
  cookies: ReadonlyMap<string, string>;
  /** Signs all further requests that require a signature with the key returned on sign-in. */
  setSigningKey: (key: string) => void;
}

/** Creates a client for the app at `url`, with its own IP address. `extraHeaders` are sent with each request. */
export function createApiClient(url: string, extraHeaders: Record<string, string> = {}): ApiClient {
  const cookies = new Map<string, string>();
  const transport = sendFrom(newLocalAddress());
  let key: string | undefined;
  let lastTimestamp = 0;

  const send: Transport = async (request) => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await transport({ ...request, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const fetchToken = createClient({ baseUrl: url, transport: send });

  const sendProtected: Transport = async (request) => {
    if (!request.endpoint.csrf) return send(request);
    const { csrfToken } = await fetchToken(getCsrfToken, {});
    const headers = new Headers(request.headers);
    headers.set('x-csrftoken', csrfToken);
    if (request.endpoint.signed) {
      // Signatures are single-use, so each timestamp must be unique.
      lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
      const { pathname: path } = new URL(request.url);
      const signedFields = { method: request.method, path, timestamp: lastTimestamp };
      headers.set('x-timestamp', String(lastTimestamp));
      headers.set('x-signature', await signRequest(key ?? csrfToken, signedFields));
    }
    return send({ ...request, headers });
  };
  return {
    call: createClient({ baseUrl: url, transport: sendProtected, timeout: timeouts.long }),
    cookies,
    setSigningKey: (newKey) => (key = newKey),
  };
}
