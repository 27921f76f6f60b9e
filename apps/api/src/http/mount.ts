import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Endpoint } from '@glossa/contract/endpoint';
import { formatEvent } from '@glossa/contract/event-stream';
import { eventStreamType } from '@glossa/contract/event-stream-type';
import { fail, failFields, Failure } from '@glossa/contract/failure';
import { toFieldErrors } from '@glossa/contract/to-field-errors';
import { getTokenScope } from '@glossa/contract/token-scopes';
import { possibleErrors } from '@glossa/contract/possible-errors';
import type { Database } from '@glossa/db/database';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type * as z from 'zod';

import type { SecondFactorPolicy } from '#config/second-factor.ts';
import type { User } from '#domain/accounts/user.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { ipKey } from './ip-key.ts';
import { requireRecentProof } from './recent-proof.ts';
import { getUploadedFiles, jsonReader } from './bodies.ts';
import { findInvalidInput, findUnreadable } from './clean-input.ts';
import type { CsrfOptions } from './csrf.ts';
import { identify } from './identify.ts';
import { setResponseLanguage } from './interface-language.ts';
import type { Limits } from './limits.ts';
import { createUploadReceiver, type UploadOptions } from './receive-upload.ts';
import {
  EventStream,
  ResponseWithStatus,
  FileResponse,
  JsonText,
  StoredFileResponse,
  type Context,
  type Route,
} from './route.ts';
import { sendStored } from './send-stored.ts';
import { checkSignature } from './signature.ts';
import { stripBody } from './strip-body.ts';

export interface MountOptions {
  db: Database;
  limits: Limits;
  csrf: CsrfOptions;
  secondFactor: SecondFactorPolicy;
  uploads: UploadOptions;
  /** Validates results and failures against the contract; a violation results in a 500 response. */
  strict: boolean;
}

/** Thrown when a handler returns something that its endpoint does not declare. */
class ContractViolation extends Error {
  override name = 'ContractBreach';
}

/** Serves the routes at their paths, with and without a trailing slash, and nothing else. */
export function mount(routes: readonly Route[], options: MountOptions): RequestHandler {
  // A router tries its routes one after another, so each area has its own router.
  const routers = new Map<string, Router>();
  const routerFor = (path: string): Router => {
    const area = areaOf(path);
    const router = routers.get(area) ?? Router({ caseSensitive: true });
    routers.set(area, router);
    return router;
  };
  const mountedRoutes = new Set<string>();
  for (const { endpoint, handle } of [...routes].sort(compareByParams)) {
    const key = `${endpoint.method} ${endpoint.path}`;
    if (mountedRoutes.has(key)) throw new Error(`mounted twice: ${key}`);
    mountedRoutes.add(key);
    const method = endpoint.method.toLowerCase() as 'get';
    const path = toExpressPath(endpoint);
    routerFor(path)[method](path, createHandler(endpoint, handle, options));
  }
  for (const [pattern, methods] of methodsByPattern(routes)) {
    routerFor(pattern).all(pattern, (_request, response) => {
      response.set('Allow', methods.join(', '));
      fail('method_not_allowed');
    });
  }
  return (request, response, next) => {
    const router = routers.get(areaOf(request.path));
    if (router) router(request, response, next);
    else next();
  };
}

/** Returns the first two segments of a path, which are never parameters: `/api/texts`. */
const areaOf = (path: string): string => path.split('/', 3).join('/');

function methodsByPattern(routes: readonly Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of routes) {
    const pattern = toExpressPath(endpoint);
    methods.set(pattern, [...(methods.get(pattern) ?? []), endpoint.method]);
  }
  return methods;
}

const toExpressPath = ({ path }: Endpoint): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Sorts fixed paths before those with parameters, because "trash" in /texts/trash/ is not a text ID. */
const compareByParams = (a: Route, b: Route): number =>
  Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{'));

function createHandler(endpoint: Endpoint, handle: Route['handle'], options: MountOptions) {
  const readBody = jsonReader(endpoint);
  const receiveUpload =
    endpoint.files.length > 0 ? createUploadReceiver(endpoint, options.uploads) : undefined;
  const requirements = { ...endpoint, scope: getTokenScope(endpoint) };
  return async (request: Request, response: Response): Promise<void> => {
    const { user, usesToken } = await identify(requirements, request, options);
    setResponseLanguage(response, user);
    const check = async () => {
      await consumeLimit(endpoint, request, user, options.limits);
      if (endpoint.signed && !usesToken) {
        await checkSignature({ db: options.db, secret: options.csrf.secret }, request);
      }
    };
    const handleInput = () => handleRequest(request, response, { user, usesToken });
    if (receiveUpload)
      return receiveUpload(user?.id ?? '', request, response, { check, handle: handleInput });
    await check();
    if (endpoint.method !== 'GET') await readBody(request, response);
    const sendResponse = await handleInput();
    return sendResponse();
  };

  /** Parses the input and calls the handler. Returns a function that sends the outcome. */
  async function handleRequest(
    request: Request,
    response: Response,
    { user, usesToken }: Awaited<ReturnType<typeof identify>>,
  ): Promise<() => Promise<void> | void> {
    const context = {
      ...readInput(endpoint, request),
      user,
      request,
      response,
    };
    if (endpoint.needsProof && !usesToken) await requireRecentProof(options.db, request);
    const outcome = await checkDeclaredErrors(endpoint, options.strict, () => handle(context as never));
    return () => sendOutcome(request, response, outcome);
  }

  async function sendOutcome(request: Request, response: Response, outcome: unknown): Promise<void> {
    if (outcome instanceof FileResponse) return sendFile(endpoint, options.strict, response, outcome);
    if (outcome instanceof StoredFileResponse) {
      checkType(endpoint, options.strict, outcome.type);
      const { storage, key, type, cacheControl } = outcome;
      return sendStored(storage, key, type, request, response, { cacheControl });
    }
    if (outcome instanceof EventStream) return sendEvents(endpoint, options.strict, response, outcome);
    send(endpoint, options.strict, response, outcome);
  }
}

async function consumeLimit(
  { limit, visitorLimit }: Endpoint,
  request: Request,
  user: User | undefined,
  limits: Limits,
): Promise<void> {
  if (limit) await limits.consume(limit, user?.id ?? ipKey(request.ip));
  if (visitorLimit && !user) await limits.consume(visitorLimit, ipKey(request.ip));
}

/**
 * Parses a request's input as its endpoint declares it.
 * @throws {Failure} `invalid_request` with the invalid fields
 */
function readInput(
  endpoint: Endpoint,
  request: Request,
): Pick<Context<Endpoint>, 'params' | 'query' | 'body' | 'files'> {
  const files = getUploadedFiles(request);
  const unreadableInput =
    findUnreadable(request.url) ??
    [request.params, request.query, request.body as unknown, mapFileNames(files)]
      .map(findInvalidInput)
      .find(Boolean);
  if (unreadableInput) return failFields(unreadableInput);
  return {
    params: parse(endpoint.params, request.params) as never,
    query: parse(endpoint.query, request.query) as never,
    // Don't strip a raw body, because it is a message from another program, not user input.
    body: parse(
      endpoint.body,
      normalizeBody(endpoint, endpoint.keepsRawBody ? request.body : stripBody(request.body)),
    ),
    files,
  };
}

const mapFileNames = (files: Record<string, UploadedFile>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([field, { name }]) => [field, name]));

/** Treats `{}` and no body the same, because clients send either when nothing is required. */
function normalizeBody({ body: schema }: Endpoint, body: unknown): unknown {
  if (schema.type === 'undefined') return isEmptyObject(body) ? undefined : body;
  if (body === undefined && !schema.safeParse(undefined).success) return {};
  return body;
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : failFields(toFieldErrors(parsed.error.issues, value));
}

async function checkDeclaredErrors<Result>(
  endpoint: Endpoint,
  strict: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (strict && error instanceof Failure && !possibleErrors(endpoint).includes(error.code)) {
      throw new ContractViolation(`${endpoint.method} ${endpoint.path} failed with undeclared ${error.code}`);
    }
    throw error;
  }
}

function send(endpoint: Endpoint, strict: boolean, response: Response, outcome: unknown): void {
  const status = outcome instanceof ResponseWithStatus ? outcome.status : (endpoint.statuses[0] as number);
  const result: unknown = outcome instanceof ResponseWithStatus ? outcome.result : outcome;
  if (strict) checkResult(endpoint, status, result);
  response.status(status);
  // A handler of public data may already have set a different value.
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-store');
  if (status === 204) return void response.end();
  if (result instanceof JsonText) {
    // Don't use response.send, which would compute an ETag that is useless for a response that is not cached.
    response.set('Content-Type', 'application/json; charset=utf-8');
    return void response.end(result.text);
  }
  response.json(result);
}

/** Sends a file as a download; aborts the connection when reading the file fails or the client disconnects. */
async function sendFile(
  endpoint: Endpoint,
  strict: boolean,
  response: Response,
  { name, type, content }: FileResponse,
): Promise<void> {
  checkType(endpoint, strict, type);
  response.attachment(name).set({ 'Content-Type': type, 'Cache-Control': 'no-store' });
  await stream(content, response);
}

function checkType(endpoint: Endpoint, strict: boolean, type: string): void {
  if (strict && !endpoint.produces.includes(type)) {
    throw new ContractViolation(`${endpoint.method} ${endpoint.path} returned undeclared type ${type}`);
  }
}

/** Sends each event as soon as it is available. */
async function sendEvents(
  endpoint: Endpoint,
  strict: boolean,
  response: Response,
  { events }: EventStream<unknown>,
): Promise<void> {
  response.set({
    'Content-Type': eventStreamType,
    // A proxy that compresses or buffers would hold the events back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  const format = (event: unknown): string => {
    if (strict) checkEvent(endpoint, event);
    return formatEvent(event);
  };
  await stream(mapEvents(events, format), response);
}

async function* mapEvents(events: AsyncIterable<unknown>, format: (event: unknown) => string) {
  for await (const event of events) yield format(event);
}

/** Streams a response; aborts the connection when producing its content fails or the client disconnects. */
const stream = (content: AsyncIterable<string | Uint8Array>, response: Response): Promise<void> =>
  pipeline(Readable.from(content), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });

function checkEvent(endpoint: Endpoint, event: unknown): void {
  const parsed = endpoint.events?.safeParse(event);
  if (!parsed?.success) {
    throw new ContractViolation(
      `${endpoint.method} ${endpoint.path} sent an event that does not match its schema`,
    );
  }
}

function checkResult(endpoint: Endpoint, status: number, result: unknown): void {
  const where = `${endpoint.method} ${endpoint.path}`;
  if (!(endpoint.statuses as readonly number[]).includes(status)) {
    throw new ContractViolation(`${where} returned undeclared status ${status}`);
  }
  const value: unknown = result instanceof JsonText ? JSON.parse(result.text) : result;
  const parsed = endpoint.result.safeParse(value);
  if (!parsed.success)
    throw new ContractViolation(
      `${where} returned a response that does not match its schema: ${parsed.error.message}`,
    );
}
