import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file on the server, and how the server sends it. */
export interface ServedFile {
  content: Buffer;
  /** By default, a hash of the content. */
  etag?: string;
  /** Closes the connection after this many bytes, for the next `cuts` responses. */
  cutAfter?: number;
  cuts?: number;
  /** Sends a chunk of this many bytes every 20 ms. */
  trickle?: number;
  /** Responds with this status instead of the file. */
  status?: number;
  /** Redirects to this URL instead of sending the file. */
  location?: string;
  /** Called before each response, to change the file in the middle of a download. */
  onRequest?: (file: ServedFile) => void;
}

/** A fake server for dictionary files, with support for range requests. */
export interface DictionaryServer {
  /** Base URL, without a trailing slash. */
  url: string;
  files: Map<string, ServedFile>;
  /** Method, path and Range header of each request. */
  requests: { method: string; path: string; range: string | undefined }[];
  close(): Promise<void>;
}

/** A small French-English dictionary in FreeDict's format, packed like its releases. */
export const freedictArchive = readFileSync(
  new URL('dictionary-files/freedict-fra-eng-0.1.dictd.tar.xz', import.meta.url),
);

export const sha512 = (content: Buffer): string => createHash('sha512').update(content).digest('hex');

const lastModified = 'Tue, 03 Nov 2026 10:00:00 GMT';

/** Starts the server on a free port of the loopback interface. */
export async function startDictionaryServer(): Promise<DictionaryServer> {
  const files = new Map<string, ServedFile>();
  const requests: DictionaryServer['requests'] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, path: url, range: headers.range });
    const file = files.get(url);
    if (file) void serve(file, request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    requests,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(file: ServedFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  file.onRequest?.(file);
  if (file.status !== undefined) return void response.writeHead(file.status).end();
  if (file.location !== undefined) return void response.writeHead(302, { location: file.location }).end();
  const { content } = file;
  const etag = file.etag ?? `"${sha512(content).slice(0, 16)}"`;
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const isRange = start > 0 && request.headers['if-range'] === etag;
  const headers = { etag, 'last-modified': lastModified, 'accept-ranges': 'bytes' };
  if (isRange && start >= content.length) {
    return void response.writeHead(416, { ...headers, 'content-range': `bytes */${content.length}` }).end();
  }
  const body = isRange ? content.subarray(start) : content;
  response.writeHead(isRange ? 206 : 200, {
    ...headers,
    'content-length': body.length,
    ...(isRange ? { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  const { cutAfter, trickle } = file;
  if (cutAfter !== undefined && (file.cuts ?? 0) > 0) {
    file.cuts = (file.cuts ?? 0) - 1;
    response.write(body.subarray(0, cutAfter));
    // Wait, because resetting the connection immediately would lose what the client hasn't read yet.
    setTimeout(() => response.destroy(), 500);
    return;
  }
  if (trickle === undefined) return void response.end(body);
  for (let at = 0; at < body.length && !response.destroyed; at += trickle) {
    response.write(body.subarray(at, at + trickle));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  response.end();
}
