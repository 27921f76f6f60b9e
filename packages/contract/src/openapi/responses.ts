import * as z from 'zod';

import type { Endpoint } from '../endpoint.ts';
import { commonErrors, getErrorMessage, getErrorStatus } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import { possibleErrors } from '../possible-errors.ts';
import { Problem } from '../problem.ts';
import type { MediaType, Operation, ResponseObject } from './document.ts';
import type { SchemaWriter } from './schemas.ts';

const successes = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted, and continuing in the background',
  204: 'Done, without a response body',
} as const;

const binaryContent = (): MediaType => ({ schema: { type: 'string', format: 'binary' } });

const retryAfter = {
  'Retry-After': {
    description: 'Number of seconds to wait before trying again',
    schema: { type: 'integer' },
  },
};

const isCommon = (code: ErrorCode): boolean => (commonErrors as readonly ErrorCode[]).includes(code);

const pascal = (code: string): string =>
  code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the response for a status, with its possible error codes. */
function failure(status: number, codes: readonly ErrorCode[], { write }: SchemaWriter): ResponseObject {
  return {
    description: codes.map((code) => `${code}: ${getErrorMessage(code)}`).join('\n'),
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [write(Problem, 'output')],
          properties: { code: { enum: [...codes] } },
        },
      },
    },
  };
}

function success(
  endpoint: Endpoint,
  status: keyof typeof successes,
  { write }: SchemaWriter,
): ResponseObject {
  const isJson = !(endpoint.result instanceof z.ZodUndefined);
  const json = isJson ? [['application/json', { schema: write(endpoint.result, 'output') }] as const] : [];
  const { events } = endpoint;
  // OpenAPI can't describe server-sent events, so the schema is that of each event's data.
  const files = endpoint.produces.map(
    (type) => [type, events ? { schema: write(events, 'output') } : binaryContent()] as const,
  );
  const content = [...json, ...files];
  return {
    description: isJson || files.length === 0 ? successes[status] : events ? 'A stream of events' : 'A file',
    ...(content.length > 0 ? { content: Object.fromEntries(content) } : {}),
  };
}

/**
 * Returns the responses of an endpoint, by status. Errors that only the transport causes are added to `shared`, which
 * becomes part of the document, and are included by reference.
 */
export function buildResponses(
  endpoint: Endpoint,
  writer: SchemaWriter,
  shared: Record<string, ResponseObject>,
): Operation['responses'] {
  const responses: Operation['responses'] = {};
  for (const status of endpoint.statuses) responses[status] = success(endpoint, status, writer);
  const codes = possibleErrors(endpoint);
  for (const status of new Set(codes.map(getErrorStatus))) {
    const statusCodes = codes.filter((code) => getErrorStatus(code) === status);
    const response = failure(status, statusCodes, writer);
    if (statusCodes.every(isCommon)) {
      const name = statusCodes.map(pascal).join('Or');
      shared[name] = response;
      responses[status] = { $ref: `#/components/responses/${name}` };
    } else {
      responses[status] = response;
    }
  }
  return responses;
}
