/**
 * - `copy_unreadable`: not an offline copy, or one of a newer version
 * - `copy_damaged`: modified or truncated
 * - `copy_wrong_device`: made for another device, or this one has lost its key
 */
export type OfflineProblemCode = 'copy_unreadable' | 'copy_damaged' | 'copy_wrong_device';

/** Why an offline copy cannot be opened. */
export class OfflineProblem extends Error {
  override name = 'OfflineProblem';
  readonly code: OfflineProblemCode;

  constructor(code: OfflineProblemCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
