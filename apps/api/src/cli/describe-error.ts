import { Failure } from '@glossa/contract/failure';
import { fieldErrorMessages } from '@glossa/contract/field-errors';
import { isDatabaseUnavailable } from '@glossa/db/failures';

import { ConfigError } from '#config.ts';
import { OperatorError } from '#platform/operator-error.ts';

/** Returns the message of an error for an operator, with a stack trace only for unexpected errors. */
export function describeError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Failure)
    return (
      Object.values(error.params.fields ?? {})
        .flat()
        .map((one) => (typeof one === 'string' ? one : fieldErrorMessages[one.code]))
        .join('\n') || error.message
    );
  if (error instanceof ConfigError) return `The configuration is invalid:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseUnavailable(error)) return `Can't connect to the database: ${messageOf(error)}`;
  const { syscall, severity } = error as { syscall?: unknown; severity?: unknown };
  if (typeof syscall === 'string' || typeof severity === 'string') return messageOf(error);
  return error.stack ?? error.message;
}

// When every address of a host refuses the connection, the AggregateError itself has no message.
const messageOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message;
