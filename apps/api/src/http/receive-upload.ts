import type { Endpoint } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { fail } from '@glossa/contract/failure';
import type { Request, Response } from 'express';

import { release, reserve, type QuotaDeps } from '#domain/storage-quota/storage-quota.ts';
import { multipartReader } from './bodies.ts';
import type { UploadTurns } from './upload-turns.ts';

/** A lower limit for the files of an endpoint than the contract has. */
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
 * Bytes of a body that are read even if the account has no space left: texts and subtitles aren't stored as files.
 * Files that are stored are checked against the space again.
 */
const allowance = 16 * megabyte;

/** Bytes by which the reservation of a body of unknown size grows. */
const step = 8 * megabyte;

/** Returns the declared size of a body in bytes; undefined if it is sent in chunks. */
const contentLength = ({ headers }: Request): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/** Receives the bodies of an endpoint with files, within the space of the sender's account. */
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

  /** Reserves space for a body of `bytes`, and what is needed as it grows. */
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
   * Reads a body and responds to it. `check` decides whether to read it at all; `handle` handles what it contains and
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
        // A declared length can't be exceeded.
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
