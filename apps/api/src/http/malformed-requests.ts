import { STATUS_CODES, type Server } from 'node:http';

import { getErrorMessage } from '@glossa/contract/errors';
import type { Problem } from '@glossa/contract/problem';

import { dataHeaders } from './security-headers.ts';

/**
 * Status and detail for requests that Node's parser rejects, by error code.
 * Source: https://nodejs.org/api/http.html#event-clienterror
 */
const reasons: Record<string, readonly [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The URL and headers are longer than 16 kB in total'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
};

const headerLines = Object.entries({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
  ...dataHeaders,
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Responds in the common error format to requests that the HTTP parser rejects and that therefore reach no route. */
export function respondToMalformedRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, detail] = reasons[error.code ?? ''] ?? [400, 'This is not a valid HTTP request'];
    const body = JSON.stringify({
      error: getErrorMessage('invalid_request'),
      code: 'invalid_request',
      detail,
    } satisfies Problem);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines}` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
}
