import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fail } from '@glossa/contract/failure';
import type { Storage } from '@glossa/storage/storage';
import type { Request, Response } from 'express';

/** How a stored file is sent. */
interface SendOptions {
  accelPrefix?: string | undefined;
  /** By default, browsers revalidate their copy before reusing it. */
  cacheControl?: string;
}

/**
 * Sends a stored file: whole, a byte range (RFC 9110, section 14), or 304 when the client's copy is current. With
 * `accelPrefix`, the reverse proxy sends the file (X-Accel-Redirect).
 */
export async function sendStored(
  storage: Storage,
  key: string,
  type: string,
  request: Request,
  response: Response,
  { accelPrefix, cacheControl }: SendOptions = {},
): Promise<void> {
  const file = (await storage.stat(key)) ?? fail('media_not_found');
  const tag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`;
  if (accelPrefix) {
    setHeaders(response, { type, tag, cacheControl });
    if (request.get('if-none-match') === tag) return void response.status(304).end();
    return void response.set('X-Accel-Redirect', `${accelPrefix}/${key}`).end();
  }
  await sendBytes(
    { size: file.size, tag, read: (range) => storage.read(key, range) },
    type,
    request,
    response,
    cacheControl,
  );
}

/** Bytes that can be read in ranges; `tag` is their ETag. */
export interface TaggedBytes {
  size: number;
  tag: string;
  /** Reads the bytes from `start` to `end`, inclusive. */
  read(range: { start: number; end: number }): Readable;
}

/** Sends bytes as `sendStored` sends a file. */
export async function sendBytes(
  { size, tag, ...bytes }: TaggedBytes,
  type: string,
  request: Request,
  response: Response,
  cacheControl?: string,
): Promise<void> {
  setHeaders(response, { type, tag, cacheControl });
  if (request.get('if-none-match') === tag) return void response.status(304).end();
  const range =
    request.get('if-range') && request.get('if-range') !== tag ? undefined : parseRange(request, size);
  if (range === 'unsatisfiable') {
    return void response.status(416).set('Content-Range', `bytes */${size}`).end();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.status(range ? 206 : 200).set('Content-Length', String(end - start + 1));
  if (range) response.set('Content-Range', `bytes ${start}-${end}/${size}`);
  if (request.method === 'HEAD' || size === 0) return void response.end();
  await pipeline(bytes.read({ start, end }), response).catch((error: NodeJS.ErrnoException) => {
    // A player that seeks aborts the previous range request.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

const setHeaders = (
  response: Response,
  {
    type,
    tag,
    cacheControl = 'private, max-age=0, must-revalidate',
  }: { type: string; tag: string; cacheControl: string | undefined },
): void => {
  response.set({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  });
};

function parseRange(request: Request, size: number) {
  const ranges = request.range(size);
  if (ranges === undefined || ranges === -2) return undefined;
  if (ranges === -1) return 'unsatisfiable' as const;
  // Multipart responses for several ranges aren't worth supporting: players request one range at a time.
  return ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}
