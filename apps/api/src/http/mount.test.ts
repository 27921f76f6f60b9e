import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { endpoint } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { startTestApp } from '#testing/test-app.ts';
import { errorHandler } from './errors.ts';
import { mount } from './mount.ts';
import { ResponseWithStatus, JsonText, route, type Route } from './route.ts';
import { createUploadTurns } from './upload-turns.ts';

const app = startTestApp();
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

const getItem = endpoint({
  method: 'GET',
  path: '/api/things/{id}/',
  summary: 'A thing',
  access: 'public',
  params: { id: z.string() },
  query: z.object({ loud: z.enum(['yes', 'no']).default('no') }),
  result: z.object({ name: z.string() }),
  errors: ['text_not_found'],
});

/** Serves routes and collects the errors that they log. */
async function serve(routes: Route[], { strict = true } = {}) {
  const errors: Error[] = [];
  const { db, limits, config } = app.deps;
  const csrf = { secret: config.secret, secure: false, origins: [] };
  const server = createServer(
    express()
      .use(
        mount(routes, {
          db,
          limits,
          csrf,
          secondFactor: config.secondFactor,
          strict,
          uploads: {
            quota: { db, config },
            turns: createUploadTurns(),
            draftFolder: path.join(config.dataDir, 'drafts'),
          },
        }),
      )
      .use(
        errorHandler({
          error: (details) => void errors.push((details as { err: Error }).err),
          warn: () => {},
        }),
      ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = async (target = '/api/things/1/') => {
    const response = await fetch(`http://127.0.0.1:${port}${target}`);
    return { status: response.status, body: await response.json() };
  };
  return { get, errors };
}

const routeReturning = (outcome: unknown): Route => ({
  endpoint: getItem,
  handle: async () => outcome,
});

describe('a mounted endpoint', () => {
  test('returns the declared result', async () => {
    const handle = route(getItem, async ({ params, query }) => ({ name: `${params.id} ${query.loud}` }));
    const { get } = await serve([handle]);
    expect(await get('/api/things/a%20b?loud=yes')).toEqual({ status: 200, body: { name: 'a b yes' } });
  });

  test('may return JSON text', async () => {
    const { get } = await serve([routeReturning(new JsonText('{"name":"text"}'))]);
    expect(await get()).toEqual({ status: 200, body: { name: 'text' } });
  });

  test('may return a declared error', async () => {
    const { get, errors } = await serve([route(getItem, async () => fail('text_not_found'))]);
    expect(await get()).toEqual({
      status: 404,
      body: { error: 'This text doesn’t exist.', code: 'text_not_found' },
    });
    expect(errors).toEqual([]);
  });

  test('rejects invalid input before calling the handler', async () => {
    const { get } = await serve([route(getItem, async () => ({ name: 'reached' }))]);
    expect(await get('/api/things/1/?loud=maybe')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { loud: [expect.any(String)] } },
    });
  });
});

describe.each([
  ['a result off the schema', routeReturning({ name: 1 }), 'does not match its schema'],
  ['JSON text off the schema', routeReturning(new JsonText('{"title":"x"}')), 'does not match its schema'],
  ['nothing', routeReturning(undefined), 'does not match its schema'],
  ['another status', routeReturning(new ResponseWithStatus(201, { name: 'x' })), 'undeclared status 201'],
  ['another failure', route(getItem, async () => fail('email_taken')), 'undeclared email_taken'],
])('%s', (_case, broken, complaint) => {
  test('returns 500 and logs the error in strict mode', async () => {
    const { get, errors } = await serve([broken]);
    expect(await get()).toEqual({
      status: 500,
      body: { error: 'Server error. Please try again later.', code: 'internal_error' },
    });
    expect(errors.map((error) => error.message)).toEqual([expect.stringContaining(complaint)]);
  });
});

test('hides the details of an internal error from the client', async () => {
  const throwingRoute = route(getItem, async () => {
    throw new Error('password of the database: hunter2');
  });
  const { get, errors } = await serve([throwingRoute], { strict: false });
  expect(JSON.stringify(await get())).not.toContain('hunter2');
  expect(errors).toHaveLength(1);
});

test('refuses to mount an endpoint twice', async () => {
  const handle = routeReturning({ name: 'x' });
  await expect(serve([handle, handle])).rejects.toThrow('mounted twice: GET /api/things/{id}/');
});
