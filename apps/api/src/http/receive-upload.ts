import type { Endpoint } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { fail } from '@glossa/contract/failure';
import type { Request, Response } from 'express';

import { release, reserve, type QuotaDeps } from '#domain/storage-quota/storage-quota.ts';
import { multipartReader } from './bodies.ts';
import type { UploadTurns } from './upload-turns.ts';

/** A file size limit below the contract's, with the error code for larger files. */
export interface FileLimit {
  bytes: number;
  code: ErrorCode;
}

export interface UploadOptions {
  quota: QuotaDeps;
  turns: UploadTurns;
  /** Folder for uploads in progress. */
  draftFolder: string;
  /** Limits that the operator has set. */
  fileLimits?: ReadonlyMap<Endpoint, FileLimit>;
}

const megabyte = 1024 * 1024;

/** Maximum size of everything in a body except its files, in bytes. */
const fieldsLimit = 4 * megabyte;

/**
 * Number of bytes of a body that are read even if the account has no space left, because texts and subtitles aren't
 * stored as files. Files that are stored are checked against the remaining space again.
 */
const allowance = 16 * megabyte;

/** Bytes that are added at a time to the reservation for a body of unknown size. */
const step = 8 * megabyte;

/** Returns the declared size of a body in bytes; undefined if it is sent in chunks. */
const contentLength = ({ headers }: Request): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/** Returns a function that receives an endpoint's multipart bodies, within the space left in the sender's account. */
export function createUploadReceiver(
  endpoint: Endpoint,
  { quota, turns, draftFolder, fileLimits }: UploadOptions,
) {
  const limit = fileLimits?.get(endpoint) ?? {
    bytes: endpoint.fileLimit,
    code: 'payload_too_large' as const,
  };
  const bodyLimit = limit.bytes + fieldsLimit + (endpoint.files.length - 1) * endpoint.fileLimit;
  const readBody = multipartReader(endpoint, { draftFolder, limit });

  /** Reserves space for a body of `bytes`, or extends the reservation `id`. */
  const reserveBody = (ownerId: string, bytes: number, id?: string) =>
    turns.store.run(ownerId, () =>
      reserve(quota, {
        ownerId,
        bytes,
        atLeast: Math.max(0, bytes - allowance),
        kind: 'request',
        ...(id && { id }),
      }),
    );

  /**
   * Reads a body and responds to it. `check` decides whether to read it at all; `handle` processes its content and
   * returns a function that sends the response.
   * @throws {Failure} payload_too_large before the body is read; storage_quota_exceeded, server_storage_full,
   * rate_limited
   */
  return async (
    ownerId: string,
    request: Request,
    response: Response,
    { check, handle }: { check: () => Promise<void>; handle: () => Promise<() => Promise<void> | void> },
  ): Promise<void> => {
    const declared = contentLength(request);
    if (declared !== undefined && declared > bodyLimit) fail(limit.code);
    await turns.store.run(ownerId, check);
    const receive = async () => {
      // The client disconnected while waiting.
      if (request.destroyed) return () => {};
      let reserved = declared ?? step;
      const { id } = await reserveBody(ownerId, reserved);
      const onBytes = async (total: number): Promise<void> => {
        if (total > bodyLimit) fail(limit.code);
        if (total <= reserved) return;
        reserved = total + step;
        await reserveBody(ownerId, reserved, id);
      };
      try {
        // A body can't exceed its declared length, so its reservation never has to be extended.
        await readBody(request, response, {
          reservation: id,
          onBytes: declared === undefined ? onBytes : undefined,
        });
        return await turns.store.run(ownerId, handle);
      } finally {
        await release(quota, id);
      }
    };
    const sendResponse = await turns.receive.run(ownerId, receive);
    await sendResponse();
  };
}
