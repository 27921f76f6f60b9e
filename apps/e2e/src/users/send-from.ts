import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { Transport } from '@glossa/contract/client';

/**
 * Returns a random loopback address, so that each client is rate-limited separately (the demo ignores X-Forwarded-For).
 * Returns undefined if 127.0.0.1 is the only loopback address, as on macOS.
 */
export const newLocalAddress = (): string | undefined =>
  process.platform === 'linux'
    ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
    : undefined;

/** Sends HTTP requests from the given local address, which `fetch` can't choose. */
export const sendFrom =
  (localAddress: string | undefined): Transport =>
  async ({ url, method, headers, body, signal }) => {
    // `Request` encodes forms and sets their boundary.
    const encoded = new Request(url, { method, headers, body: body ?? null });
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const sent = request(url, {
      method,
      headers: { ...Object.fromEntries(encoded.headers), 'content-length': bytes.length },
      signal,
      ...(localAddress ? { localAddress } : {}),
    });
    sent.end(bytes);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const responseHeaders = new Headers();
    for (const [name, values = []] of Object.entries(response.headersDistinct)) {
      for (const value of values) responseHeaders.append(name, value);
    }
    const status = response.statusCode ?? 0;
    const content = await buffer(response);
    return new Response(status === 204 ? null : content, { status, headers: responseHeaders });
  };
