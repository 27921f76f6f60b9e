import type { SignedRequest } from './aws-signature.ts';
import type { ErrorCode, Reply } from './s3-reply.ts';

/** A bucket in memory. */
export interface FakeBucket {
  name: string;
  /** By key. */
  objects: Map<string, StoredObject>;
  /** Multipart uploads that are neither completed nor aborted, by id. */
  uploads: Map<string, { key: string; parts: Map<number, StoredObject> }>;
  /** Returns the string whose byte order decides the place of a key in listings. */
  toSortKey: (key: string) => string;
}

/** An object, or a part of one. */
export interface StoredObject {
  content: Buffer;
  etag: string;
  modifiedAt: Date;
}

/** A request to a bucket whose signature is valid. */
export interface BucketRequest extends SignedRequest {
  key: string;
  parameters: URLSearchParams;
}

/** Executes a request. The name of each operation is that in S3's API reference. */
export type Operation = (bucket: FakeBucket, request: BucketRequest) => Reply | ErrorCode;
