import { getErrorMessage, getErrorStatus, type ErrorCode } from './errors.ts';
import { parseFieldError, type FieldError } from './field-errors.ts';
import type { Problem } from './problem.ts';

/** Errors by field, as codes or as English messages from the contract. */
type FieldErrors = Record<string, readonly (FieldError | string)[]>;

/** Formats a field error as a message in the user's language. */
export type FormatFieldError = (error: FieldError) => string;

/** Details of a failure besides its code. */
interface FailureParams {
  /** Technical detail for developers, in English. */
  detail?: string;
  /** Errors by the path of the invalid input. */
  fields?: FieldErrors;
  /** Used and available bytes, with `storage_quota_exceeded`. */
  storage?: Problem['storage'];
  /** Seconds to wait before retrying. */
  retryAfter?: number;
}

/**
 * An expected failure with a code from the error table. All other errors become `internal_error`. The cause is only
 * logged and never part of a response.
 */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly params: FailureParams;

  constructor(code: ErrorCode, params: FailureParams = {}, options?: ErrorOptions) {
    super(getErrorMessage(code), options);
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return getErrorStatus(this.code);
  }

  /** Returns the response body. */
  problem(format: FormatFieldError): Problem {
    const { detail, fields, storage } = this.params;
    return {
      error: this.message,
      code: this.code,
      ...(detail ? { detail } : {}),
      ...(fields ? formatProblemFields(fields, format) : {}),
      ...(storage ? { storage } : {}),
    };
  }
}

function formatProblemFields(
  fields: FieldErrors,
  write: FormatFieldError,
): Pick<Problem, 'fields' | 'field_errors'> {
  const errors = Object.entries(fields).map(
    ([name, fieldErrors]) =>
      [
        name,
        fieldErrors.map((one) =>
          typeof one === 'string' ? (parseFieldError(one) ?? { code: 'invalid' as const }) : one,
        ),
      ] as const,
  );
  return {
    fields: Object.fromEntries(errors.map(([name, known]) => [name, known.map(write)])),
    field_errors: Object.fromEntries(errors),
  };
}

/** @throws {Failure} always */
export function fail(code: ErrorCode, params?: FailureParams): never {
  throw new Failure(code, params);
}

/** @throws {Failure} always, `invalid_request` with errors for individual fields */
export const failFields = (fields: FieldErrors): never => fail('invalid_request', { fields });
