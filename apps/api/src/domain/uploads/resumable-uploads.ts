import { rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { fail } from '@glossa/contract/failure';
import { FileStore } from '@tus/file-store';

import { uploadFolder } from '#domain/videos/work-folders.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface UploadFolder {
  dataDir: string;
  ownerId: string;
}

const openStore = ({ dataDir, ownerId }: UploadFolder): FileStore =>
  new FileStore({ directory: path.join(uploadFolder(dataDir), ownerId) });

/** Finds the declared size of an upload, in bytes; undefined if there is no such upload. */
export async function findUpload(folder: UploadFolder, id: string): Promise<{ size: number } | undefined> {
  const upload = await openStore(folder)
    .getUpload(id)
    .catch(() => undefined);
  return upload?.size === undefined ? undefined : { size: upload.size };
}

/**
 * Returns a resumable upload that is complete.
 * @throws {Failure} `video_upload_not_found`, `video_upload_unfinished`
 */
export async function findFinishedUpload(
  { dataDir, ownerId }: UploadFolder,
  id: string,
): Promise<UploadedFile> {
  const upload = await openStore({ dataDir, ownerId })
    .getUpload(id)
    .catch(() => fail('video_upload_not_found'));
  if (upload.size === undefined || upload.offset < upload.size) fail('video_upload_unfinished');
  const file = path.join(uploadFolder(dataDir), ownerId, id);
  const { size } = await stat(file);
  return {
    path: file,
    name: upload.metadata?.['filename'] ?? '',
    type: upload.metadata?.['filetype'] ?? '',
    size,
    reservation: id,
  };
}

/** Deletes the metadata of an upload whose file has been moved. */
export async function removeUploadInfo({ dataDir, ownerId }: UploadFolder, id: string): Promise<void> {
  await rm(path.join(uploadFolder(dataDir), ownerId, `${id}.json`), { force: true });
}
