import { Failure } from '@glossa/contract/failure';

/** Why an archive can't be imported. */
type ArchiveErrorCode =
  | 'archive_unreadable'
  | 'archive_foreign'
  | 'archive_newer'
  | 'archive_too_large'
  | 'archive_damaged'
  | 'archive_invalid'
  | 'archive_media_bad';

/** Returns the failure for an invalid archive. The failure's cause, which is only logged, contains the location. */
export const archiveFailure = (code: ArchiveErrorCode, location = '', cause?: unknown): Failure =>
  new Failure(code, {}, { cause: location ? new Error(location, { cause }) : cause });
