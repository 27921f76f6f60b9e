import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Faults } from './faults.ts';
import { parseForm } from './form.ts';
import type { StoredResponse, Keys } from './keys.ts';
import { BadParameter, StripeErrorResponse } from './error-response.ts';
import { handleRequest } from './routes.ts';
import { apiVersion, newId, type World } from './world.ts';

/** A received request, for tests that count them. */
export interface ReceivedRequest {
  method: string;
  path: string;
  key: string | null;
  /** Version that the caller requested. */
  apiVersion: string | null;
}

export interface ServerParts {
  world: World;
  keys: Keys;
  faults: Faults;
  secretKey: string;
  requests: ReceivedRequest[];
  /** Milliseconds between processing a request and responding. */
  latency: () => number;
}

/** Creates an HTTP server that implements Stripe's API. It isn't listening yet. */
export const createApiServer = (parts: ServerParts): Server =>
  createServer((request, response) => {
    // The server must not fail when a caller disconnects.
    handle(parts, request, response).catch(() => response.destroy());
  });

async function handle(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request;
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe');
  const values = method === 'GET' ? search.slice(1) : await readText(request);
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  };
  const key = method === 'POST' ? header('idempotency-key') : null;
  parts.requests.push({ method, path, key, apiVersion: header('stripe-version') });

  const requestId = newId('req');
  const send = ({ status, body }: StoredResponse, extraHeaders: Record<string, string> = {}) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'request-id': requestId,
        'stripe-version': apiVersion,
        ...(key && { 'idempotency-key': key }),
        ...extraHeaders,
      })
      .end(JSON.stringify(body));

  const fault = parts.faults.consume(`${method} ${path}`);
  if (fault === 'silence') return;
  if (fault === 'drop') return void request.socket.destroy();
  if (fault === 'rate_limited' || fault === 'server_error') return void send(createFaultResponse(fault));
  try {
    checkSecret(parts.secretKey, header('authorization'));
    const storedResponse = key ? parts.keys.reserve(key, `${method} ${path} ${values}`, requestId) : null;
    if (storedResponse)
      return void send(storedResponse.response, {
        'idempotent-replayed': 'true',
        'original-request': storedResponse.requestId,
      });
    const result =
      fault === 'server_error_kept'
        ? createFaultResponse(fault)
        : runRequest(parts, { method, path, values });
    if (parts.latency() > 0) await wait(parts.latency());
    if (key) parts.keys.storeResponse(key, result);
    if (fault === 'silence_after_work') return;
    if (fault === 'drop_after_work') return void request.socket.destroy();
    send(result, result.status === 500 ? { 'stripe-should-retry': 'false' } : {});
  } catch (error) {
    if (!(error instanceof StripeErrorResponse)) throw error;
    send(toErrorResponse(error));
  }

  function runRequest(
    { world, keys }: ServerParts,
    call: { method: string; path: string; values: string },
  ): StoredResponse {
    world.request = { id: requestId, idempotency_key: key };
    try {
      return { status: 200, body: handleRequest(world, call.method, call.path, parseForm(call.values)) };
    } catch (error) {
      if (!(error instanceof StripeErrorResponse)) throw error;
      if (!(error instanceof BadParameter)) return toErrorResponse(error);
      if (key) keys.release(key);
      throw error;
    } finally {
      world.request = { id: null, idempotency_key: null };
    }
  }
}

const toErrorResponse = ({ status, body }: StripeErrorResponse): StoredResponse => ({
  status,
  body: { error: body },
});

const createFaultResponse = (fault: Fault): StoredResponse =>
  fault === 'rate_limited'
    ? toErrorResponse(
        new StripeErrorResponse(429, {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Request rate limit exceeded.',
        }),
      )
    : toErrorResponse(
        new StripeErrorResponse(500, { type: 'api_error', message: 'An unknown error occurred.' }),
      );

function checkSecret(secretKey: string, authorization: string | null): void {
  if (authorization === `Bearer ${secretKey}`) return;
  throw new StripeErrorResponse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}
