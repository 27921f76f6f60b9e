import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { newLocalAddress } from '../users/send-from.ts';

/** The response to a request that no browser would send. */
export interface Reply {
  status: number;
  headers: Headers;
  body: string;
  /** The error code in the body; undefined if there is none. */
  code: string | undefined;
}

/** Sends a request with any headers, including those that browsers set themselves, from its own IP address. */
export async function send(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Reply> {
  const { method = 'GET', headers = {}, body } = options;
  const localAddress = newLocalAddress();
  const sent = request(url, { method, headers, ...(localAddress ? { localAddress } : {}) });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const content = await text(response);
  const replyHeaders = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) replyHeaders.append(name, value);
  }
  return { status: response.statusCode ?? 0, headers: replyHeaders, body: content, code: findCode(content) };
}

function findCode(content: string): string | undefined {
  try {
    return (JSON.parse(content) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
