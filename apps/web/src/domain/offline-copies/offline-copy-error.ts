/**
 * - `copy_unreadable`: not an offline copy, or one from a newer version
 * - `copy_damaged`: modified or truncated
 * - `copy_wrong_device`: made for another device, or this one has lost its key
 */
export type OfflineCopyErrorCode = 'copy_unreadable' | 'copy_damaged' | 'copy_wrong_device';

/** Why an offline copy cannot be opened. */
export class OfflineCopyError extends Error {
  override name = 'OfflineCopyError';
  readonly code: OfflineCopyErrorCode;

  constructor(code: OfflineCopyErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
