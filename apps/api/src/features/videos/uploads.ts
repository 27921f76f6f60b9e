import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { newId } from '@glossa/db/new-id';
import { uploadFolder } from '@glossa/videos/work-folders';
import { FileStore } from '@tus/file-store';
import { MemoryLocker, Server } from '@tus/server';

import { fail, Failure } from '../../http/fail.ts';
import type { UploadedFile } from '../../http/route.ts';
import { roomForVideo } from './room.ts';

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One upload is written by one request at a time. */
const locker = new MemoryLocker();

/** As `onResponseError` wants a failure. */
const answerOf = (failure: Failure) => ({
  status_code: failure.status,
  body: JSON.stringify(failure.problem),
});

/** What the protocol's own errors are called here. */
const codes: Record<number, Failure> = {
  404: new Failure('video_upload_not_found'),
  410: new Failure('video_upload_not_found'),
  413: new Failure('video_file_too_large'),
};

/**
 * Takes files of one person piece by piece, by the tus protocol 1.0 (https://tus.io). They stand in a folder of that
 * person, so that nobody can touch those of another.
 */
export function uploadServer({
  dataDir,
  ownerId,
  largest,
}: {
  dataDir: string;
  ownerId: string;
  /** Bytes of one file. */
  largest: number;
}): Server {
  const server = new Server({
    path: '/api/videos/upload',
    datastore: new FileStore({ directory: path.join(uploadFolder(dataDir), ownerId) }),
    locker,
    relativeLocation: true,
    allowedOrigins: () => false,
    maxSize: largest,
    namingFunction: () => newId(),
    getFileIdFromRequest: (_request, last) => (last && isId.test(last) ? last : undefined),
    onUploadCreate: async (_request, upload) => {
      const room = await roomForVideo(dataDir);
      if ((upload.size ?? 0) > room) throw answerOf(new Failure('storage_full'));
      return {};
    },
    onResponseError: (_request, error) => {
      const status = 'status_code' in error ? error.status_code : 500;
      if ('body' in error && error.body.startsWith('{')) return error;
      const known = codes[status];
      if (known) return answerOf(known);
      const [sentence = ''] = ('body' in error ? error.body : error.message).split('\n');
      return { status_code: status, body: JSON.stringify({ error: sentence, code: 'invalid_request' }) };
    },
  });
  return server;
}

interface Place {
  dataDir: string;
  ownerId: string;
}

/** A file that was sent piece by piece and is complete. */
export async function finishedUpload({ dataDir, ownerId }: Place, id: string): Promise<UploadedFile> {
  const store = new FileStore({ directory: path.join(uploadFolder(dataDir), ownerId) });
  const upload = await store.getUpload(id).catch(() => fail('video_upload_not_found'));
  if (upload.size === undefined || upload.offset < upload.size) fail('video_upload_unfinished');
  const file = path.join(uploadFolder(dataDir), ownerId, id);
  const { size } = await stat(file);
  return {
    path: file,
    name: upload.metadata?.['filename'] ?? '',
    type: upload.metadata?.['filetype'] ?? '',
    size,
  };
}

/** Forgets an upload whose file has been taken. */
export async function forgetUpload({ dataDir, ownerId }: Place, id: string): Promise<void> {
  await rm(path.join(uploadFolder(dataDir), ownerId, `${id}.json`), { force: true });
}

/** Makes the folder of uploads, so that the room in it can be asked for. */
export const prepareUploads = (dataDir: string): Promise<string | undefined> =>
  mkdir(uploadFolder(dataDir), { recursive: true });
