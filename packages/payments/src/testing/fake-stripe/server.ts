import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Faults } from './faults.ts';
import { parseForm } from './form.ts';
import type { Answer, Keys } from './keys.ts';
import { BadParameter, StripeErrorResponse } from './error-response.ts';
import { answer } from './routes.ts';
import { apiVersion, newId, type World } from './world.ts';

/** A received request, for tests that count them. */
export interface SeenRequest {
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
  seen: SeenRequest[];
  /** Milliseconds between processing a request and responding. */
  latency: () => number;
}

/** Creates an HTTP server with Stripe's API that is not listening yet. */
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
  parts.seen.push({ method, path, key, apiVersion: header('stripe-version') });

  const requestId = newId('req');
  const send = ({ status, body }: Answer, more: Record<string, string> = {}) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'request-id': requestId,
        'stripe-version': apiVersion,
        ...(key && { 'idempotency-key': key }),
        ...more,
      })
      .end(JSON.stringify(body));

  const fault = parts.faults.take(`${method} ${path}`);
  if (fault === 'silence') return;
  if (fault === 'drop') return void request.socket.destroy();
  if (fault === 'rate_limited' || fault === 'server_error') return void send(faultAnswer(fault));
  try {
    checkSecret(parts.secretKey, header('authorization'));
    const earlier = key ? parts.keys.take(key, `${method} ${path} ${values}`, requestId) : null;
    if (earlier)
      return void send(earlier.answer, {
        'idempotent-replayed': 'true',
        'original-request': earlier.requestId,
      });
    const given = fault === 'server_error_kept' ? faultAnswer(fault) : work(parts, { method, path, values });
    if (parts.latency() > 0) await wait(parts.latency());
    if (key) parts.keys.keep(key, given);
    if (fault === 'silence_after_work') return;
    if (fault === 'drop_after_work') return void request.socket.destroy();
    send(given, given.status === 500 ? { 'stripe-should-retry': 'false' } : {});
  } catch (error) {
    if (!(error instanceof StripeErrorResponse)) throw error;
    send(answerOf(error));
  }

  function work(
    { world, keys }: ServerParts,
    asked: { method: string; path: string; values: string },
  ): Answer {
    world.request = { id: requestId, idempotency_key: key };
    try {
      return { status: 200, body: answer(world, asked.method, asked.path, parseForm(asked.values)) };
    } catch (error) {
      if (!(error instanceof StripeErrorResponse)) throw error;
      if (!(error instanceof BadParameter)) return answerOf(error);
      if (key) keys.free(key);
      throw error;
    } finally {
      world.request = { id: null, idempotency_key: null };
    }
  }
}

const answerOf = ({ status, body }: StripeErrorResponse): Answer => ({ status, body: { error: body } });

const faultAnswer = (fault: Fault): Answer =>
  fault === 'rate_limited'
    ? answerOf(
        new StripeErrorResponse(429, {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Request rate limit exceeded.',
        }),
      )
    : answerOf(new StripeErrorResponse(500, { type: 'api_error', message: 'An unknown error occurred.' }));

function checkSecret(secretKey: string, authorization: string | null): void {
  if (authorization === `Bearer ${secretKey}`) return;
  throw new StripeErrorResponse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}
