import { Readable } from 'node:stream';

import type { S3Client } from '@aws-sdk/client-s3';

import type { StoredFile } from './storage.ts';

/** Where a bucket is, and who asks. */
export interface BucketOptions {
  bucket: string;
  region: string;
  /** Address of a server that is not Amazon's. */
  endpoint: string | undefined;
  /** The bucket stands in the path of addresses rather than in the host name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  /** What all names of ours begin with. */
  prefix?: string | undefined;
}

/** The few things that are asked of a bucket. */
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

// Amazon takes 10,000 parts of a file: 160 GB of parts like these, of which one is in memory and one on its way.
const partSize = 16 * 1024 * 1024;
const partsAtOnce = 2;

// Each film that is being watched holds a connection.
const agent = { keepAlive: true, maxSockets: 1000 };

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Opens a bucket. Only here Amazon's client is loaded: whoever keeps files on a disk does without it. */
export async function openBucket(options: BucketOptions): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = clientOf(s3.S3Client, options);
  const Bucket = options.bucket;
  return {
    put: async (Key, content) => {
      const params = { Bucket, Key, Body: content };
      if (!(content instanceof Readable)) return void (await client.send(new s3.PutObjectCommand(params)));
      await new Upload({ client, params, partSize, queueSize: partsAtOnce }).done().catch((error: Error) => {
        // Not what came of throwing the parts away.
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
          // Amazon's lists are sorted; not those of each server that speaks like it.
          if (Key < last) throw new Error(`the bucket ${Bucket} is not listed in the order of its keys`);
          last = Key;
          yield { name: Key, size: Size, modifiedAt: LastModified };
        }
      }
    },
  };
}

const clientOf = (
  Client: typeof S3Client,
  { region, endpoint, pathStyle, accessKeyId, secretAccessKey }: BucketOptions,
): S3Client =>
  new Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Servers that are not Amazon's refuse sums that they do not know of.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: 5000,
      // Until an answer begins: a film that somebody pauses may go on for hours.
      requestTimeout: 120_000,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
