import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { BucketOptions } from '../bucket.ts';
import { checkSignature } from './aws-signature.ts';
import type { BucketRequest, FakeBucket, Operation } from './fake-bucket.ts';
import { listObjectsV2 } from './list-objects.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  uploadPart,
} from './multipart-operations.ts';
import { deleteObject, getObject, putObject } from './object-operations.ts';
import { errorReply, type ErrorCode, type Reply } from './s3-reply.ts';

/** The operations that our client uses, by method, target and the parameters that select the operation. */
const operations: Record<string, Operation> = {
  'GET bucket list-type': listObjectsV2,
  'GET object': getObject,
  'HEAD object': getObject,
  'PUT object': putObject,
  'DELETE object': deleteObject,
  'POST object uploads': createMultipartUpload,
  'PUT object partNumber uploadId': uploadPart,
  'POST object uploadId': completeMultipartUpload,
  'DELETE object uploadId': abortMultipartUpload,
};

// `x-id` only names the operation.
const plainParameters = new Set(['continuation-token', 'prefix', 'x-id']);
const knownHeaders = new Set(['x-amz-content-sha256', 'x-amz-date', 'x-amz-user-agent']);

/**
 * Finds a request's operation. Undefined if the request has options that would be ignored, such as checksums,
 * conditions and copies.
 */
function findOperation({ method, key, parameters, headers }: BucketRequest): Operation | undefined {
  const isUnknown = (name: string) =>
    (name.startsWith('x-amz-') && !knownHeaders.has(name)) || name.startsWith('if-');
  if (Object.keys(headers).some(isUnknown)) return undefined;
  const names = [...parameters.keys()].filter((name) => !plainParameters.has(name)).sort();
  return operations[[method, key ? 'object' : 'bucket', ...names].join(' ')];
}

async function handleRequest(
  bucket: FakeBucket,
  options: BucketOptions,
  request: IncomingMessage,
): Promise<Reply | ErrorCode> {
  const { method = '', url = '', headers } = request;
  const [path = '', query = ''] = url.split('?');
  const signedRequest = { method, path, query, headers, body: await buffer(request) };
  const signatureError = checkSignature(signedRequest, options);
  if (signatureError) return signatureError;
  const [, bucketName, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(path)) ?? [];
  if (bucketName !== bucket.name) return 'NoSuchBucket';
  const bucketRequest = { ...signedRequest, key, parameters: new URLSearchParams(query) };
  return findOperation(bucketRequest)?.(bucket, bucketRequest) ?? 'NotImplemented';
}

/**
 * Starts a fake S3 server with one empty bucket in memory. It implements the part of the protocol that our client uses,
 * and rejects the rest. `toSortKey` changes the order of listings. The default is S3's order, by the bytes of the keys.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export async function startBucketServer({
  toSortKey = (key) => key,
}: Partial<Pick<FakeBucket, 'toSortKey'>> = {}): Promise<{
  options: BucketOptions & { endpoint: string };
  /** Returns the number of multipart uploads that were neither completed nor aborted. S3 charges for their parts. */
  countOpenUploads: () => number;
  close: () => Promise<void>;
}> {
  const bucket: FakeBucket = { name: 'files', objects: new Map(), uploads: new Map(), toSortKey };
  const server = createServer((request, response) => {
    void handleRequest(bucket, options, request)
      .catch((): ErrorCode => 'InternalError')
      .then((result) => {
        const { status, headers, body } =
          typeof result === 'string' ? errorReply(result, request.url ?? '') : result;
        response.statusCode = status;
        response.setHeaders(new Headers(headers)).end(body);
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const options = {
    bucket: bucket.name,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pathStyle: true,
    accessKeyId: 'test-access-key',
    secretAccessKey: 'test-secret-key',
  };
  return {
    options,
    countOpenUploads: () => bucket.uploads.size,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
