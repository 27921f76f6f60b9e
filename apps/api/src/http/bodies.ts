import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { Endpoint } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
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

/** Returns a reader that parses a request's body into `request.body` and saves its files in `draftFolder`. */
export function bodyReader(endpoint: Endpoint, draftFolder: string) {
  return endpoint.files.length > 0 ? multipartReader(endpoint, draftFolder) : jsonReader(endpoint);
}

const rawBodies = new WeakMap<object, Buffer>();
const storeRawBody = (request: object, _response: unknown, bytes: Buffer): void => {
  rawBodies.set(request, bytes);
};

/** Returns the raw bytes of a request's body if its endpoint keeps them; empty otherwise. */
export const getRawBody = (request: Request): Buffer => rawBodies.get(request) ?? Buffer.alloc(0);

function jsonReader(endpoint: Endpoint) {
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

function multipartReader(endpoint: Endpoint, draftFolder: string) {
  mkdirSync(draftFolder, { recursive: true });
  const upload = multer({
    dest: draftFolder,
    limits: {
      fileSize: endpoint.fileLimit,
      files: endpoint.files.length,
      fields: 100,
      fieldSize: 1024 * 1024,
      parts: 120,
    },
  }).fields(endpoint.files.map((name) => ({ name, maxCount: 1 })));
  const isKnown = (field: string | undefined): boolean => endpoint.files.some((name) => name === field);
  return async (request: Request, response: Response): Promise<void> => {
    if (!request.is('multipart/form-data')) {
      fail('unsupported_format', { detail: 'The Content-Type must be multipart/form-data' });
    }
    await runMiddleware(upload, request, response).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
        fail('unavailable', { detail: 'The server has no free disk space' });
      }
      if (!(error instanceof MulterError)) {
        fail('invalid_request', { detail: 'The body is not valid multipart/form-data' });
      }
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
  const groups = (request.files ?? {}) as Record<string, Express.Multer.File[]>;
  const entries = Object.entries(groups).flatMap(([field, [file]]) =>
    file
      ? [
          [
            field,
            { path: file.path, name: decodeFileName(file), type: file.mimetype, size: file.size },
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
