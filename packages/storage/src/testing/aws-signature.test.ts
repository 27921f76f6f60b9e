import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { checkSignature, type SignedRequest } from './aws-signature.ts';

const account = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

/** Creates a request with the signature from Amazon's examples. */
function makeRequest(
  target: string,
  signature: string,
  {
    method = 'GET',
    body = '',
    headers = {},
  }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): SignedRequest {
  const [path = '', query = ''] = target.split('?');
  const signed = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    ...headers,
  };
  const names = Object.keys(signed).sort().join(';');
  const credential = `${account.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`;
  return { method, path, query, headers: { ...signed, authorization }, body: Buffer.from(body) };
}

const readRange = makeRequest(
  '/test.txt',
  'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  { headers: { range: 'bytes=0-9' } },
);
const write = makeRequest(
  '/test%24file.text',
  '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  {
    method: 'PUT',
    body: 'Welcome to Amazon S3.',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
  },
);

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
test.each([
  readRange,
  write,
  makeRequest('/?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'),
  makeRequest('/?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'),
])('accepts Amazon’s example $method $path?$query', (request) => {
  expect(checkSignature(request, account)).toBeUndefined();
});

test('rejects a request that was changed or signed with other keys', () => {
  const refuse = (change: Partial<SignedRequest>, keys = account) =>
    checkSignature({ ...write, ...change }, keys);
  expect(refuse({ method: 'DELETE' })).toBe('SignatureDoesNotMatch');
  expect(refuse({ path: '/other' })).toBe('SignatureDoesNotMatch');
  expect(refuse({ query: 'acl' })).toBe('SignatureDoesNotMatch');
  expect(refuse({ headers: { ...write.headers, date: 'today' } })).toBe('SignatureDoesNotMatch');
  expect(refuse({ headers: { ...write.headers, 'x-amz-acl': 'public-read' } })).toBe('AccessDenied');
  expect(refuse({ body: Buffer.from('x') })).toBe('XAmzContentSHA256Mismatch');
  expect(refuse({}, { ...account, secretAccessKey: 'wrong' })).toBe('SignatureDoesNotMatch');
  expect(refuse({}, { ...account, region: 'eu-central-1' })).toBe('SignatureDoesNotMatch');
  expect(refuse({}, { ...account, accessKeyId: 'wrong' })).toBe('InvalidAccessKeyId');
});
