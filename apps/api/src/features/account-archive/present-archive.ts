import {
  archiveRetentionDays,
  type AccountExport,
  type AccountImport,
} from '@glossa/contract/account-archive';
import type { Task } from '@glossa/contract/tasks';
import type { Queryable } from '@glossa/db/database';

import { findTask } from '#domain/tasks/tasks.ts';
import type { ArchiveRow } from './queries.ts';

/** Returns the URL path of an exported archive's file. */
const downloadUrl = (id: string): string => `/media/archives/${id}/file`;

async function findArchiveTask(db: Queryable, { taskId, learnerId }: ArchiveRow): Promise<Task | null> {
  return taskId === null ? null : ((await findTask(db, { id: taskId, ownerId: learnerId })) ?? null);
}

/**
 * Presents an exported archive. Must run in the snapshot in which `row` was read, so that a finished task always comes
 * with the file's URL.
 */
export async function presentExport(db: Queryable, row: ArchiveRow): Promise<AccountExport> {
  const { id, bytes, createdAt, finishedAt } = row;
  const isDownloadable = bytes !== null && finishedAt !== null;
  const until = finishedAt && new Date(finishedAt.getTime() + archiveRetentionDays * 86_400_000);
  return {
    id,
    task: await findArchiveTask(db, row),
    created_at: createdAt.toISOString(),
    bytes,
    url: isDownloadable ? downloadUrl(id) : null,
    available_until: isDownloadable ? (until?.toISOString() ?? null) : null,
  };
}

/**
 * Presents an uploaded archive. Must run in the snapshot in which `row` was read, so that a finished task always comes
 * with the counts of added records.
 */
export async function presentImport(db: Queryable, row: ArchiveRow): Promise<AccountImport> {
  const { id, fileName, bytes, manifest, added, createdAt } = row;
  return {
    id,
    file_name: fileName,
    bytes: bytes ?? 0,
    made_at: manifest?.made_at ?? createdAt.toISOString(),
    made_by: manifest?.made_by ?? '',
    counts: manifest?.counts ?? {},
    task: await findArchiveTask(db, row),
    added,
    created_at: createdAt.toISOString(),
  };
}
