import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Writable } from 'node:stream';

import type { Endpoint } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { fail, Failure } from '@glossa/contract/failure';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer, { MulterError } from 'multer';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';

const runMiddleware = (handler: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) =>
      error instanceof Error ? reject(error) : resolve(),
    );
  });

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

const rawBodies = new WeakMap<object, Buffer>();
const storeRawBody = (request: object, _response: unknown, bytes: Buffer): void => {
  rawBodies.set(request, bytes);
};

/** Returns the raw bytes of a request's body if its endpoint requires them, otherwise an empty buffer. */
export const getRawBody = (request: Request): Buffer => rawBodies.get(request) ?? Buffer.alloc(0);

/** Returns a reader that parses a request's JSON body into `request.body`. */
export function jsonReader(endpoint: Endpoint) {
  const parse = express.json({
    limit: endpoint.bodyLimit,
    type: () => true,
    inflate: false,
    // Accept any JSON value here; the contract rejects those that are not objects.
    strict: false,
    ...(endpoint.keepsRawBody ? { verify: storeRawBody } : {}),
  });
  return async (request: Request, response: Response): Promise<void> => {
    if (!hasBody(request)) return;
    if (!request.is('application/json'))
      fail('unsupported_format', { detail: 'The Content-Type must be application/json' });
    await runMiddleware(parse, request, response).catch((error: { type?: string }) => {
      if (error.type === 'entity.too.large') fail('payload_too_large');
      if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported')
        fail('unsupported_format');
      if (error.type === 'entity.parse.failed' || error.type === 'request.size.invalid') {
        fail('invalid_request', { detail: 'The body is not valid JSON' });
      }
      if (error.type === 'request.aborted') {
        fail('invalid_request', { detail: 'The body is incomplete' });
      }
      throw error;
    });
  };
}

/** How to receive a body with files. */
interface Intake {
  /** ID of the storage reservation for the body. */
  reservation: string;
  /** Called with the total so far before more bytes of the body are written. If it fails, the upload ends. */
  onBytes: ((total: number) => Promise<void>) | undefined;
}

const intakes = new WeakMap<object, Intake>();

/** Passes a body to the parser, first calling `onBytes` for each chunk. */
function readInto(request: Request, parser: Writable): void {
  const onBytes = intakes.get(request)?.onBytes;
  if (!onBytes) return void request.pipe(parser);
  let total = 0;
  const meter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      total += chunk.length;
      onBytes(total).then(
        () => done(null, chunk),
        (error: Error) => done(error),
      );
    },
  });
  meter.once('error', (error) => parser.destroy(error));
  request.pipe(meter).pipe(parser);
}

/**
 * Returns a reader that parses a multipart body into `request.body` and keeps its files in `draftFolder` until the
 * response has been sent.
 */
export function multipartReader(
  endpoint: Endpoint,
  { draftFolder, limit }: { draftFolder: string; limit: { bytes: number; code: ErrorCode } },
) {
  mkdirSync(draftFolder, { recursive: true });
  // multer's types lack this option.
  const options: multer.Options & { streamHandler: typeof readInto } = {
    dest: draftFolder,
    streamHandler: readInto,
    limits: {
      fileSize: limit.bytes,
      files: endpoint.files.length,
      fields: 100,
      fieldSize: 1024 * 1024,
      parts: 120,
    },
  };
  const upload = multer(options).fields(endpoint.files.map((name) => ({ name, maxCount: 1 })));
  const isKnown = (field: string | undefined): boolean => endpoint.files.some((name) => name === field);
  return async (request: Request, response: Response, intake: Intake): Promise<void> => {
    if (!request.is('multipart/form-data')) {
      fail('unsupported_format', { detail: 'The Content-Type must be multipart/form-data' });
    }
    intakes.set(request, intake);
    await runMiddleware(upload, request, response).catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
        fail('server_storage_full');
      }
      if (!(error instanceof MulterError)) {
        fail('invalid_request', { detail: 'The body is not valid multipart/form-data' });
      }
      if (error.code === 'LIMIT_FILE_SIZE') fail(limit.code);
      if (error.code.startsWith('LIMIT_') && error.code !== 'LIMIT_UNEXPECTED_FILE')
        fail('payload_too_large');
      fail('invalid_request', {
        fields: {
          [error.field ?? '_']: [{ code: isKnown(error.field) ? 'one_value_expected' : 'field_unknown' }],
        },
      });
    });
    response.once('close', () => void removeDrafts(request));
  };
}

/** Returns the uploaded files of a request by field. */
export function getUploadedFiles(request: Request): Record<string, UploadedFile> {
  const reservation = intakes.get(request)?.reservation;
  const groups = (request.files ?? {}) as Record<string, Express.Multer.File[]>;
  const entries = Object.entries(groups).flatMap(([field, [file]]) =>
    file
      ? [
          [
            field,
            {
              path: file.path,
              name: decodeFileName(file),
              type: file.mimetype,
              size: file.size,
              reservation,
            },
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(entries);
}

// Browsers send file names in UTF-8, but multer decodes them as Latin-1.
const decodeFileName = (file: Express.Multer.File): string =>
  path.basename(Buffer.from(file.originalname, 'latin1').toString('utf8'));

const removeDrafts = async (request: Request): Promise<void> => {
  await Promise.all(Object.values(getUploadedFiles(request)).map((file) => rm(file.path, { force: true })));
};
