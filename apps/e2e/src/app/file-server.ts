import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A file served to a test. */
export interface ServedFile {
  content: Buffer;
  /** If set, the server closes the connection after this many bytes, but only the first time. */
  cutAfter?: number;
  /** If set, the server sends chunks of this many bytes, one every 50 ms. */
  chunk?: number;
}

/** A stand-in for a publisher's download server that supports range requests. */
export interface FileServer {
  /** URL of the server, without a trailing slash. */
  url: string;
  /** The served files, by path. */
  files: Map<string, ServedFile>;
  /** The Range header of each request, or undefined if it had none. */
  ranges: (string | undefined)[];
  close: () => Promise<void>;
}

/** Starts the server on a free port of the loopback interface. */
export async function startFileServer(): Promise<FileServer> {
  const files = new Map<string, ServedFile>();
  const ranges: (string | undefined)[] = [];
  const server = createServer(({ url = '', headers, method }, response) => {
    const file = files.get(url);
    if (!file) return void response.writeHead(404).end();
    if (method === 'GET') ranges.push(headers.range);
    const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const body = file.content.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, {
      etag: '"1"',
      'accept-ranges': 'bytes',
      'content-length': body.length,
      ...(start > 0 && {
        'content-range': `bytes ${start}-${file.content.length - 1}/${file.content.length}`,
      }),
    });
    if (method === 'HEAD') response.end();
    else void send(response, body, file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    ranges,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function send(response: ServerResponse, body: Buffer, file: ServedFile): Promise<void> {
  const { cutAfter, chunk = body.length } = file;
  delete file.cutAfter;
  for (let at = 0; at < body.length && !response.destroyed; at += chunk) {
    if (cutAfter !== undefined && at >= cutAfter) return void response.destroy();
    response.write(body.subarray(at, at + chunk));
    await pause(50);
  }
  response.end();
}
