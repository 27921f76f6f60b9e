import type { SignedRequest } from './aws-signature.ts';
import type { ErrorCode, Reply } from './s3-reply.ts';

export interface FakeBucket {
  name: string;
  /** By key. */
  objects: Map<string, StoredObject>;
  /** Multipart uploads that were neither completed nor aborted, by ID. */
  uploads: Map<string, { key: string; parts: Map<number, StoredObject> }>;
  /** Returns the string by which a key is sorted in listings, in byte order. */
  toSortKey: (key: string) => string;
}

/** An object, or a part of one. */
export interface StoredObject {
  content: Buffer;
  etag: string;
  modifiedAt: Date;
}

/** A request to a bucket, with a valid signature. */
export interface BucketRequest extends SignedRequest {
  key: string;
  parameters: URLSearchParams;
}

/** Executes a request. Operations are named as in S3's API reference. */
export type Operation = (bucket: FakeBucket, request: BucketRequest) => Reply | ErrorCode;
