import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { Failure } from '@glossa/contract/failure';
import { newId } from '@glossa/db/new-id';
import { FileStore } from '@tus/file-store';
import { MemoryLocker, Server } from '@tus/server';

import { measureSpaceForVideo, type DiskConfig } from '#domain/uploads/disk-space.ts';
import { uploadFolder } from '#domain/videos/work-folders.ts';
import { createFieldErrorWriter } from '#http/errors.ts';

/** Matches the IDs of uploads, which are UUIDs. */
export const uploadIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lets only one request at a time write to an upload. */
const locker = new MemoryLocker();

/** Converts a failure to the format that `onResponseError` expects. */
const toTusResponse = (failure: Failure) => ({
  status_code: failure.status,
  body: JSON.stringify(failure.problem(createFieldErrorWriter('en'))),
});

/** Our failures for the error statuses that the tus protocol defines. */
const codes: Record<number, Failure> = {
  404: new Failure('video_upload_not_found'),
  410: new Failure('video_upload_not_found'),
  413: new Failure('video_file_too_large'),
};

/** Maximum file size in bytes by purpose; archives are identified by `kind` in the upload metadata. */
export interface UploadLimits {
  video: number;
  archive: number;
}

/**
 * Accepts one user's chunked file uploads over the tus protocol 1.0 (https://tus.io). They are stored in that user's
 * own folder, so that users can't access each other's uploads.
 */
export function uploadServer({
  config,
  ownerId,
  maxBytes,
  onCreate,
  onRemove,
}: {
  config: DiskConfig;
  ownerId: string;
  maxBytes: UploadLimits;
  /** Reserves space for a new upload, which is refused if this fails. */
  onCreate: (id: string, bytes: number) => Promise<void>;
  /** Releases the space of a deleted upload. */
  onRemove: (id: string) => Promise<void>;
}): Server {
  const { dataDir } = config;
  const store = new FileStore({ directory: path.join(uploadFolder(dataDir), ownerId) });
  const removeFile = store.remove.bind(store);
  // The server has no hook between deleting a file and responding, and the space must be free before the response.
  store.remove = async (id) => {
    await removeFile(id);
    await onRemove(id);
  };
  const server = new Server({
    path: '/api/videos/upload',
    datastore: store,
    locker,
    relativeLocation: true,
    allowedOrigins: () => false,
    maxSize: Math.max(maxBytes.video, maxBytes.archive),
    namingFunction: () => newId(),
    getFileIdFromRequest: (_request, last) => (last && uploadIdPattern.test(last) ? last : undefined),
    onUploadCreate: async (_request, upload) => {
      const isArchive = upload.metadata?.['kind'] === 'archive';
      if ((upload.size ?? 0) > (isArchive ? maxBytes.archive : maxBytes.video))
        throw toTusResponse(new Failure(isArchive ? 'archive_too_large' : 'video_file_too_large'));
      const freeSpace = await measureSpaceForVideo(config);
      if ((upload.size ?? 0) > freeSpace) throw toTusResponse(new Failure('storage_full'));
      await onCreate(upload.id, upload.size ?? 0).catch((error: unknown) => {
        throw error instanceof Failure ? toTusResponse(error) : error;
      });
      return {};
    },
    onResponseError: (_request, error) => {
      const status = 'status_code' in error ? error.status_code : 500;
      if ('body' in error && error.body.startsWith('{')) return error;
      const known = codes[status];
      if (known) return toTusResponse(known);
      const failure = new Failure(status < 500 ? 'invalid_request' : 'internal_error');
      return { ...toTusResponse(failure), status_code: status };
    },
  });
  return server;
}

/** Creates the upload folder, so that the free space on its disk can be queried. */
export const createUploadFolder = (dataDir: string): Promise<string | undefined> =>
  mkdir(uploadFolder(dataDir), { recursive: true });
