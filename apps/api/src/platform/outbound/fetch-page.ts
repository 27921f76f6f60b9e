import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { fail, Failure } from '@glossa/contract/failure';

import type { FetchPolicy } from './fetch-policy.ts';
import { redirectTarget, sendRequest } from './send-request.ts';

/** The content of a fetched page. */
export interface FetchedPage {
  /** Final URL after redirects. */
  url: string;
  isHtml: boolean;
  /** Charset of its Content-Type. */
  charset: string | undefined;
  bytes: Uint8Array;
}

/** Maximum size of a page in bytes, uncompressed. */
const maxBytes = 5 * 1024 * 1024;
/** Milliseconds for the whole fetch, including redirects. */
const timeout = 15_000;
const maxRedirects = 5;

const headers = {
  'User-Agent': 'Mozilla/5.0 (compatible; Glossa; article import for a reader)',
  Accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
};

const decompress = (response: IncomingMessage): Readable => {
  const createDecompressor = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[response.headers['content-encoding'] ?? ''];
  if (!createDecompressor) return response;
  const stream = createDecompressor();
  response.on('error', (error) => stream.destroy(error));
  stream.on('close', () => response.destroy());
  return response.pipe(stream);
};

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) fail('page_too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompress(response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) fail('page_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function readPage(url: URL, response: IncomingMessage): Promise<FetchedPage> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) {
    fail('page_unreachable', { detail: `The page's server returned status ${status}` });
  }
  const [type = '', ...parameters] = (response.headers['content-type'] ?? 'text/html').split(';');
  const html = /^\s*(?:text\/html|application\/xhtml\+xml)\s*$/i.test(type);
  if (!html && !/^\s*text\/plain\s*$/i.test(type)) fail('page_not_text');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i.exec(parameter)?.[1])
    .find((name) => name !== undefined);
  return { url: url.href, isHtml: html, charset, bytes: await readBody(response) };
}

/**
 * Fetches a page at a URL that a user entered, under the rules of the policy; each redirect is checked again.
 * @throws {Failure} `page_address_refused`, `page_unreachable`, `page_too_large` or `page_not_text`
 */
export async function fetchPage(policy: FetchPolicy, requestedUrl: string): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(timeout);
  try {
    let url = new URL(requestedUrl);
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const response = await sendRequest(policy, url, { headers, signal });
      try {
        const target = redirectTarget(response, url);
        if (!target) return await readPage(url, response);
        url = target;
      } finally {
        response.destroy();
      }
    }
  } catch (error) {
    // Treat any other error as a network error.
    if (error instanceof Failure) throw error;
  }
  return fail('page_unreachable');
}
