import { Readable } from 'node:stream';

import type { S3Client } from '@aws-sdk/client-s3';

import type { StoredFile } from './storage.ts';

/** A bucket's location and credentials. */
export interface BucketOptions {
  bucket: string;
  region: string;
  /** URL of an S3-compatible server; undefined for Amazon S3. */
  endpoint: string | undefined;
  /** Whether the bucket name is in the path of URLs rather than in the host name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of all our object names. */
  prefix?: string | undefined;
}

/** The few S3 operations that we use. */
export interface Bucket {
  put(name: string, content: Readable | Uint8Array | string): Promise<void>;
  head(name: string): Promise<StoredFile | undefined>;
  get(
    name: string,
    range: { start: number; end: number } | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Readable>;
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile & { name: string }>;
}

// S3 allows 10,000 parts per upload: 160 GB at this size. One part is buffered while another is being uploaded.
const partSize = 16 * 1024 * 1024;
const maxConcurrentParts = 2;

// Each video that is being watched holds a connection.
const agent = { keepAlive: true, maxSockets: 1000 };

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Opens a bucket. Loads Amazon's client lazily, because installations that store files on disk don't need it. */
export async function openBucket(options: BucketOptions): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = createClient(s3.S3Client, options);
  const Bucket = options.bucket;
  return {
    put: async (Key, content) => {
      const params = { Bucket, Key, Body: content };
      if (!(content instanceof Readable)) return void (await client.send(new s3.PutObjectCommand(params)));
      await new Upload({ client, params, partSize, queueSize: maxConcurrentParts })
        .done()
        .catch((error: Error) => {
          // If the content failed, report its error rather than the one from aborting the upload.
          throw content.errored ?? error;
        });
    },
    head: async (Key) => {
      try {
        const { ContentLength = 0, LastModified } = await client.send(
          new s3.HeadObjectCommand({ Bucket, Key }),
        );
        return { size: ContentLength, modifiedAt: LastModified ?? new Date(0) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    get: async (Key, range, signal) => {
      const { Body } = await client.send(
        new s3.GetObjectCommand({
          Bucket,
          Key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
        signal ? { abortSignal: signal } : {},
      );
      return Body as Readable;
    },
    remove: async (Key) => void (await client.send(new s3.DeleteObjectCommand({ Bucket, Key }))),
    list: async function* (Prefix) {
      let last = '';
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
          // Amazon's listings are sorted, but those of some S3-compatible servers aren't.
          if (Key < last) throw new Error(`the bucket ${Bucket} does not list its keys in order`);
          last = Key;
          yield { name: Key, size: Size, modifiedAt: LastModified };
        }
      }
    },
  };
}

const createClient = (
  Client: typeof S3Client,
  { region, endpoint, pathStyle, accessKeyId, secretAccessKey }: BucketOptions,
): S3Client =>
  new Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Some S3-compatible servers reject checksums that they don't support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: 5000,
      // Applies only until the response begins, because a paused video may keep its response open for hours.
      requestTimeout: 120_000,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
