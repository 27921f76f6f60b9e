import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { BucketOptions } from '../bucket.ts';
import type { ErrorCode } from './s3-reply.ts';

/** A request as sent. Path and query are still encoded. */
export interface SignedRequest {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, content: string) => createHmac('sha256', key).update(content).digest();

/**
 * Returns why S3 would reject a request's signature, or undefined if it's valid. Implements Signature Version 4 in the
 * Authorization header, with an unchunked payload. Doesn't check how old the request is.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function checkSignature(
  { method, path, query, headers, body }: SignedRequest,
  { region, accessKeyId, secretAccessKey }: Pick<BucketOptions, 'region' | 'accessKeyId' | 'secretAccessKey'>,
): ErrorCode | undefined {
  const [, givenKeyId, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { 'x-amz-date': time, 'x-amz-content-sha256': payloadHash } = headers;
  if (!givenKeyId) return 'AccessDenied';
  if (typeof time !== 'string' || typeof payloadHash !== 'string') return 'MissingSecurityHeader';
  if (givenKeyId !== accessKeyId) return 'InvalidAccessKeyId';

  const signedNames = signedHeaders.split(';');
  const mustBeSigned = (name: string) => name === 'host' || name.startsWith('x-amz-');
  if (Object.keys(headers).some((name) => mustBeSigned(name) && !signedNames.includes(name)))
    return 'AccessDenied';

  const canonicalRequest = [
    method,
    path,
    toCanonicalQuery(query),
    ...signedNames.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/\s+/g, ' ')}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n');
  const day = time.slice(0, 8);
  const scope = [day, region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonicalRequest)].join('\n');
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';

  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return undefined;
}

/** Sorts the parameters by name, and adds a `=` to those without a value. */
const toCanonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter(Boolean)
    .map((parameter) => parameter.split('='))
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([name, value = '']) => `${name}=${value}`)
    .join('&');
