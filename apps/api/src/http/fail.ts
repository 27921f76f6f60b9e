import { sentenceOf, statusOf, type ErrorCode } from '@glossa/contract/errors';
import { fieldErrorOf, type FieldError } from '@glossa/contract/field-errors';
import type { Problem } from '@glossa/contract/problem';

/** Errors by field: codes, or English sentences from the contract. */
export type FailedFields = Record<string, readonly (FieldError | string)[]>;

/** Writes a field error as a sentence in the user's language. */
export type WriteSentence = (error: FieldError) => string;

interface More {
  detail?: string;
  fields?: FailedFields;
  retryAfter?: number;
}

/** A failure with a declared code, which the error handler turns into a response. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly more: More;

  constructor(code: ErrorCode, more: More = {}) {
    super(sentenceOf(code));
    this.code = code;
    this.more = more;
  }

  get status(): number {
    return statusOf(this.code);
  }

  /** Returns the response body. */
  problem(write: WriteSentence): Problem {
    const { detail, fields } = this.more;
    return {
      error: this.message,
      code: this.code,
      ...(detail ? { detail } : {}),
      ...(fields ? fieldsOfProblem(fields, write) : {}),
    };
  }
}

function fieldsOfProblem(
  fields: FailedFields,
  write: WriteSentence,
): Pick<Problem, 'fields' | 'field_errors'> {
  const errors = Object.entries(fields).map(
    ([name, given]) =>
      [
        name,
        given.map((one) =>
          typeof one === 'string' ? (fieldErrorOf(one) ?? { code: 'invalid' as const }) : one,
        ),
      ] as const,
  );
  return {
    fields: Object.fromEntries(errors.map(([name, known]) => [name, known.map(write)])),
    field_errors: Object.fromEntries(errors),
  };
}

/** Throws a declared failure, which ends the request. */
export function fail(code: ErrorCode, more?: Failure['more']): never {
  throw new Failure(code, more);
}

/** Throws `invalid_request` because of individual fields. */
export const failFields = (fields: FailedFields): never => fail('invalid_request', { fields });
