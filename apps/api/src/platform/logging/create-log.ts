import { pino, type DestinationStream, type Logger } from 'pino';

import { logContext } from './log-context.ts';
import { plainError } from './plain-error.ts';

/** Fields whose values open something, wherever they stand in what is logged. */
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
const inBrackets = (field: string): string => `["${field}"]`;

/**
 * A log of JSON lines. Each says which request or job it is about; of errors only what is plain stands there, and
 * nothing that opens an account or a server.
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
        .map(inBrackets)
        .flatMap((field) => [field, `*${field}`, `*.*${field}`, `*.*.*${field}`]),
    },
    stream,
  );
