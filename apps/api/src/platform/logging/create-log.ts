import { pino, type DestinationStream, type Logger } from 'pino';

import { logContext } from './log-context.ts';
import { plainError } from './plain-error.ts';

/** Fields that hold credentials, redacted at up to three levels of nesting. */
const secretFields = [
  'apiKey',
  'api_key',
  'authorization',
  'clientSecret',
  'client_secret',
  'cookie',
  'current_password',
  'new_password',
  'password',
  'secret',
  'secretKey',
  'set-cookie',
  'signingKey',
  'token',
  'webhookSecret',
  'x-csrftoken',
];
const toBracketPath = (field: string): string => `["${field}"]`;

/**
 * Creates a logger that writes JSON lines. Each line identifies its request or job; errors are reduced to plain values,
 * and credentials are redacted.
 */
export const createLog = (
  { name, level }: { name: string; level: string },
  stream?: DestinationStream,
): Logger =>
  pino(
    {
      name,
      level,
      mixin: logContext,
      serializers: { err: plainError, error: plainError },
      redact: secretFields
        .map(toBracketPath)
        .flatMap((field) => [field, `*${field}`, `*.*${field}`, `*.*.*${field}`]),
    },
    stream,
  );
