/**
 * - `sealed_file_damaged`: changed, truncated, moved to another key, or not a sealed file at all
 * - `sealed_key_unknown`: sealed under a secret that isn't configured on this server
 * - `sealed_value_damaged`: changed, or sealed in another context
 * - `watermark_impossible`: the file is malformed, so no watermark can be inserted
 * - `device_key_invalid`: the public key of a device is unsuitable
 */
export type ProtectionErrorCode =
  | 'sealed_file_damaged'
  | 'sealed_key_unknown'
  | 'sealed_value_damaged'
  | 'watermark_impossible'
  | 'device_key_invalid';

/** Thrown when a file cannot be opened, marked or packed. The message is for logs. */
export class ProtectionError extends Error {
  override name = 'ProtectionError';
  readonly code: ProtectionErrorCode;

  constructor(code: ProtectionErrorCode, details?: string, cause?: unknown) {
    super(details ? `${code}: ${details}` : code, { cause });
    this.code = code;
  }
}
