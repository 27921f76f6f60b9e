import { createHash } from 'node:crypto';

import type { Operation } from './fake-bucket.ts';

/** Returns the digest used for an ETag. */
export const md5 = (content: Buffer): Buffer => createHash('md5').update(content).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
export const putObject: Operation = ({ objects }, { key, body }) => {
  const etag = `"${md5(body).toString('hex')}"`;
  objects.set(key, { content: body, etag, modifiedAt: new Date() });
  return { status: 200, headers: { etag } };
};

/**
 * Also implements HeadObject, whose response is the same but without a body. Supports only ranges with a start and an
 * end. https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
export const getObject: Operation = ({ objects }, { key, headers: { range } }) => {
  const object = objects.get(key);
  if (!object) return 'NoSuchKey';
  const { content, etag, modifiedAt } = object;
  const headers = {
    'accept-ranges': 'bytes',
    'content-length': String(content.length),
    'content-type': 'application/octet-stream',
    etag,
    'last-modified': modifiedAt.toUTCString(),
  };
  if (range === undefined) return { status: 200, headers, body: content };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (first === undefined) return 'NotImplemented';
  const start = Number(first);
  const end = Math.min(Number(last), content.length - 1);
  if (start > end) return 'InvalidRange';
  const body = content.subarray(start, end + 1);
  const contentRange = `bytes ${start}-${end}/${content.length}`;
  return {
    status: 206,
    headers: { ...headers, 'content-length': String(body.length), 'content-range': contentRange },
    body,
  };
};

/**
 * Succeeds even if there is no such object.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObject.html
 */
export const deleteObject: Operation = ({ objects }, { key }) => {
  objects.delete(key);
  return { status: 204 };
};
