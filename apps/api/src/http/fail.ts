import { sentenceOf, statusOf, type ErrorCode } from '@glossa/contract/errors';
import type { Problem } from '@glossa/contract/problem';

/** A failure with a declared code; the transport turns it into an answer. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly more: { detail?: string; fields?: Record<string, string[]>; retryAfter?: number };

  constructor(
    code: ErrorCode,
    more: { detail?: string; fields?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(sentenceOf(code));
    this.code = code;
    this.more = more;
  }

  get status(): number {
    return statusOf(this.code);
  }

  /** The body of the answer. */
  get problem(): Problem {
    const { detail, fields } = this.more;
    return {
      error: this.message,
      code: this.code,
      ...(detail ? { detail } : {}),
      ...(fields ? { fields } : {}),
    };
  }
}

/** Ends the request with a declared failure. */
export function fail(code: ErrorCode, more?: Failure['more']): never {
  throw new Failure(code, more);
}

/** Ends the request because single fields are wrong. */
export const failFields = (fields: Record<string, string[]>): never => fail('invalid_request', { fields });
