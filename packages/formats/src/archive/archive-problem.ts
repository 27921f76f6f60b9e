/** Why an archive can't be imported. Each one is an error code of the contract. */
export type ArchiveProblemCode =
  | 'archive_unreadable'
  | 'archive_foreign'
  | 'archive_newer'
  | 'archive_too_large'
  | 'archive_damaged'
  | 'archive_invalid'
  | 'archive_media_bad';

/** Thrown for an invalid archive. The message is for logs, and names the place. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
  readonly code: ArchiveProblemCode;

  constructor(code: ArchiveProblemCode, where = '', cause?: unknown) {
    super(where ? `${code}: ${where}` : code, { cause });
    this.code = code;
  }
}
