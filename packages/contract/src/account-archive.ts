import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { Task } from './tasks.ts';

/** Number of days that exported archives, and uploaded archives whose import failed, are stored. */
export const archiveRetentionDays = 7;

/** Number of records by kind. */
const Counts = z.record(z.string(), z.int());

/** An exported archive, which may still be in progress. */
export const AccountExport = z
  .object({
    id: Id,
    task: Task.nullable(),
    created_at: Moment,
    /** Null until the archive is finished. */
    bytes: z.int().nullable(),
    /** Download URL (supports range requests), and its expiration time. */
    url: z.string().nullable(),
    available_until: Moment.nullable(),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;

/** An uploaded archive, with its contents and the progress of its import. */
export const AccountImport = z
  .object({
    id: Id,
    file_name: z.string(),
    bytes: z.int(),
    made_at: Moment,
    made_by: z.string(),
    counts: Counts,
    /** Null until the import is started. */
    task: Task.nullable(),
    /** Number of records added so far, by kind. */
    added: Counts,
    created_at: Moment,
  })
  .meta({ id: 'AccountImport' });
export type AccountImport = z.infer<typeof AccountImport>;

export const getAccountArchives = endpoint({
  method: 'GET',
  path: '/api/account/archives/',
  summary: 'Get your latest account export and your latest account import',
  access: 'user',
  result: z.object({
    export: AccountExport.nullable(),
    import: AccountImport.nullable(),
    /** Maximum size of an uploaded archive, in bytes. Lower if the disk is too full for an archive of that size. */
    file_bytes: z.int(),
  }),
});

export const exportAccount = endpoint({
  method: 'POST',
  path: '/api/account/export/',
  summary: 'Export your account to an archive, or return the export that is already running',
  access: 'user',
  needsProof: true,
  limit: 'upload',
  status: 202,
  result: AccountExport,
});

const Flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** Reasons for rejecting an archive. */
const archiveErrors = [
  'archive_unreadable',
  'archive_foreign',
  'archive_newer',
  'archive_too_large',
  'archive_damaged',
  'archive_invalid',
  'storage_full',
] as const;

export const uploadAccountArchive = endpoint({
  method: 'POST',
  path: '/api/account/import/',
  summary: 'Upload an account archive: 201 with its contents, or 202 if it is imported immediately',
  access: 'learner',
  limit: 'upload',
  status: [201, 202],
  body: z.object({
    /** ID of a resumable upload (tus), instead of `archive`. */
    upload: Id.optional(),
    /** Whether to start the import immediately. */
    start: Flag.default(false),
  }),
  files: ['archive'],
  // Larger archives require a resumable upload.
  fileLimit: 2 * 1024 ** 3,
  result: AccountImport,
  errors: [
    ...archiveErrors,
    'archive_required',
    'import_running',
    'video_upload_not_found',
    'video_upload_unfinished',
  ],
});

export const startAccountImport = endpoint({
  method: 'POST',
  path: '/api/account/import/{id}/start/',
  summary: 'Start importing an uploaded archive; returns the import if it has already started',
  access: 'learner',
  status: 202,
  params: { id: Id },
  result: AccountImport,
  errors: ['import_not_found', 'import_running'],
});

export const discardAccountImport = endpoint({
  method: 'DELETE',
  path: '/api/account/import/{id}/',
  summary: "Discard an uploaded archive whose import hasn't started",
  access: 'learner',
  params: { id: Id },
  errors: ['import_not_found', 'import_started'],
});
