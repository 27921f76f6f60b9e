import { randomUUID } from 'node:crypto';

import type { BucketRequest, FakeBucket, Operation, StoredObject } from './fake-bucket.ts';
import { md5 } from './object-operations.ts';
import { xmlReply, type ErrorCode } from './s3-reply.ts';

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
const maxPartNumber = 10_000;
const minPartSize = 5 * 1024 * 1024;

const findUpload = ({ uploads }: FakeBucket, { key, parameters }: BucketRequest) => {
  const id = parameters.get('uploadId') ?? '';
  const upload = uploads.get(id);
  return upload?.key === key ? { id, ...upload } : undefined;
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CreateMultipartUpload.html */
export const createMultipartUpload: Operation = ({ name, uploads }, { key }) => {
  const id = randomUUID();
  uploads.set(id, { key, parts: new Map() });
  return xmlReply('InitiateMultipartUploadResult', { Bucket: name, Key: key, UploadId: id });
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_UploadPart.html */
export const uploadPart: Operation = (bucket, request) => {
  const upload = findUpload(bucket, request);
  if (!upload) return 'NoSuchUpload';
  const number = Number(request.parameters.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > maxPartNumber) return 'InvalidArgument';
  const etag = `"${md5(request.body).toString('hex')}"`;
  upload.parts.set(number, { content: request.body, etag, modifiedAt: new Date() });
  return { status: 200, headers: { etag } };
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html */
export const completeMultipartUpload: Operation = (bucket, request) => {
  const upload = findUpload(bucket, request);
  if (!upload) return 'NoSuchUpload';
  const parts = selectParts(request.body.toString(), upload.parts);
  if (typeof parts === 'string') return parts;
  const digest = md5(Buffer.concat(parts.map(({ content }) => md5(content)))).toString('hex');
  const etag = `"${digest}-${parts.length}"`;
  const content = Buffer.concat(parts.map((part) => part.content));
  bucket.objects.set(upload.key, { content, etag, modifiedAt: new Date() });
  bucket.uploads.delete(upload.id);
  return xmlReply('CompleteMultipartUploadResult', { Bucket: bucket.name, Key: upload.key, ETag: etag });
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_AbortMultipartUpload.html */
export const abortMultipartUpload: Operation = (bucket, request) => {
  const upload = findUpload(bucket, request);
  if (!upload) return 'NoSuchUpload';
  bucket.uploads.delete(upload.id);
  return { status: 204 };
};

/** Returns the parts that a `CompleteMultipartUpload` document lists, or why S3 would reject them. */
function selectParts(document: string, parts: Map<number, StoredObject>): StoredObject[] | ErrorCode {
  // No XML parser is needed, because the only entity that these fields can contain is the quote around an ETag.
  const listed = [...document.replaceAll('&quot;', '"').matchAll(/<Part>(.*?)<\/Part>/gs)].map(
    ([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>([^<]+)</.exec(part)?.[1],
    }),
  );
  if (listed.length === 0) return 'MalformedXML';
  if (listed.some(({ number }, i) => number <= (listed[i - 1]?.number ?? 0))) return 'InvalidPartOrder';
  const selected = listed.flatMap(({ number, etag }) => {
    const part = parts.get(number);
    return part?.etag === etag && part ? [part] : [];
  });
  if (selected.length < listed.length) return 'InvalidPart';
  if (selected.slice(0, -1).some(({ content }) => content.length < minPartSize)) return 'EntityTooSmall';
  return selected;
}
