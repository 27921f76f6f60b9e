import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startBucketServer } from './bucket-server.ts';

const Bucket = 'files';
let server: Awaited<ReturnType<typeof startBucketServer>>;
let client: S3Client;
beforeAll(async () => {
  server = await startBucketServer();
  const { endpoint, region, accessKeyId, secretAccessKey } = server.options;
  client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
});
afterAll(() => server.close());

test('serves ranges, and rejects one beyond the end', async () => {
  const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'hello world' }));
  const read = (Range: string) => client.send(new GetObjectCommand({ Bucket, Key: 'a', Range }));
  expect(ETag).toBe('"5eb63bbbe01eeed093cb22bb8f5acdc3"');
  expect(await read('bytes=6-99')).toMatchObject({
    ContentLength: 5,
    ContentRange: 'bytes 6-10/11',
    ETag,
    $metadata: { httpStatusCode: 206 },
  });
  await expect(read('bytes=11-12')).rejects.toMatchObject({
    name: 'InvalidRange',
    $metadata: { httpStatusCode: 416 },
  });
  expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'a' }))).toMatchObject({
    ContentLength: 11,
    ETag,
  });
});

test('joins exactly the parts that were uploaded, in order', async () => {
  const upload = { Bucket, Key: 'parts' };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(upload));
  const uploadPart = async (PartNumber: number, Body: Buffer) => {
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, UploadId, PartNumber, Body }));
    return { PartNumber, ETag };
  };
  const complete = (...Parts: { PartNumber: number; ETag: string | undefined }[]) =>
    client.send(new CompleteMultipartUploadCommand({ ...upload, UploadId, MultipartUpload: { Parts } }));
  const first = await uploadPart(1, Buffer.alloc(5 * 1024 * 1024, 'a'));
  const second = await uploadPart(2, Buffer.from('b'));
  const third = await uploadPart(3, Buffer.from('c'));
  await expect(complete(second, first)).rejects.toThrow('ascending order');
  await expect(complete(first, { ...second, ETag: third.ETag })).rejects.toThrow('could not be found');
  await expect(complete(second, third)).rejects.toThrow('smaller than the minimum');
  expect(await complete(first, third)).toMatchObject({ ETag: '"27ff6eb1837e1e912e886ffe1b4db342-2"' });
  expect(await client.send(new HeadObjectCommand(upload))).toMatchObject({
    ContentLength: 5 * 1024 * 1024 + 1,
  });
  await expect(complete(first, third)).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

test('rejects unsupported operations and options', async () => {
  const conditional = new PutObjectCommand({ Bucket, Key: 'b', Body: 'x', IfNoneMatch: '*' });
  await expect(client.send(conditional)).rejects.toMatchObject({ name: 'NotImplemented' });
});
