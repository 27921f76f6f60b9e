/** Why an archive cannot be taken over; each is an error code of the contract. */
export type ArchiveProblemCode =
  | 'archive_unreadable'
  | 'archive_foreign'
  | 'archive_newer'
  | 'archive_too_large'
  | 'archive_damaged'
  | 'archive_invalid'
  | 'archive_media_bad';

/** Thrown for an archive that is not what it should be. The message is for logs, and says where. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
  readonly code: ArchiveProblemCode;

  constructor(code: ArchiveProblemCode, where = '', cause?: unknown) {
    super(where ? `${code}: ${where}` : code, { cause });
    this.code = code;
  }
}
