/**
 * - `sealed_file_damaged`: changed, cut off, put in another's place, or no sealed file at all
 * - `sealed_key_unknown`: sealed under a secret that this server does not have (any more)
 * - `watermark_impossible`: the file is not built as its kind has to be, so that nothing can be put into it
 * - `device_key_invalid`: the public key of a device is none that copies are made for
 */
export type ProtectionProblemCode =
  | 'sealed_file_damaged'
  | 'sealed_key_unknown'
  | 'watermark_impossible'
  | 'device_key_invalid';

/** Why a file cannot be opened, marked or packed. The message is for logs. */
export class ProtectionProblem extends Error {
  override name = 'ProtectionProblem';
  readonly code: ProtectionProblemCode;

  constructor(code: ProtectionProblemCode, details?: string, cause?: unknown) {
    super(details ? `${code}: ${details}` : code, { cause });
    this.code = code;
  }
}
