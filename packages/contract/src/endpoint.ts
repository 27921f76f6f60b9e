import * as z from 'zod';

import type { ErrorCode } from './errors.ts';
import { eventStreamType } from './event-stream-type.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * `public`: anyone; `user`: any signed-in account; `learner`: a signed-in learner account;
 * `uploader`: learners and content managers; `content`: content managers and admins; `staff`: staff and admins;
 * `admin`: admins only.
 */
export type Access = 'public' | 'user' | 'learner' | 'uploader' | 'content' | 'staff' | 'admin';

/** Name of a rate limit. The number of points and the window are defined in the server's `http/limits.ts`. */
export type Limit = 'login' | 'mail' | 'account' | 'upload' | 'page' | 'clip' | 'quote' | 'visitor';

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;
type ParamsShape<Path extends string> = { [Name in ParamName<Path>]: z.ZodType };

/** One HTTP operation, from which the router, client, hooks and OpenAPI document are derived. */
export interface Endpoint<
  Path extends `/api/${string}` = `/api/${string}`,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Files extends string = string,
  Result extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
  Caller extends Access = Access,
  Events extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: Method;
  path: Path;
  summary: string;
  /** Success statuses, most common first. */
  statuses: readonly SuccessStatus[];
  access: Caller;
  /** Requires a browser session, so that a leaked personal access token cannot take over the account. */
  sessionOnly: boolean;
  /** Stays available to users who must set up a second factor first. */
  beforeSecondFactor: boolean;
  /** Requires the session's user to have confirmed their identity within the last ten minutes. */
  needsProof: boolean;
  csrf: boolean;
  signed: boolean;
  limit: Limit | undefined;
  /** Rate limit per IP address for visitors who aren't signed in. */
  visitorLimit: Limit | undefined;
  /** Maximum size of a JSON body, in bytes. */
  bodyLimit: number;
  /** Whether the handler needs the body's raw bytes in addition to the parsed value. */
  keepsRawBody: boolean;
  params: Params;
  query: Query;
  /** Required headers besides the standard ones, with their descriptions. */
  headers: Readonly<Record<string, string>>;
  body: Body;
  /** Names of the file fields. If there are any, the body is multipart/form-data. */
  files: readonly Files[];
  /** Maximum file size, in bytes. */
  fileLimit: number;
  result: Result;
  /** Media types of the file that is returned instead of JSON, always or on request. Empty if there is none. */
  produces: readonly string[];
  /** Schema of the events that are streamed instead of JSON. Undefined if there are none. */
  events: Events;
  errors: readonly Code[];
}

export type SuccessStatus = 200 | 201 | 202 | 204;

const emptySchema = z.object({});

/** Paths that require `X-Signature` and `X-Timestamp` (specification 1, section 7). */
const signedPaths = [
  '/api/auth/password-reset/',
  '/api/auth/change-password/',
  '/api/videos/upload/',
  '/api/texts/upload/',
  '/api/user/profile/update/',
  '/api/payment/',
];

/** Returns whether calls to a path must be signed. The payment provider's webhook uses its own signature. */
export const needsSignature = (path: string): boolean =>
  signedPaths.some((prefix) => path.startsWith(prefix)) && path !== '/api/payment/webhook/';

/**
 * Declares one HTTP endpoint.
 *
 * CSRF protection applies to every method except GET. The path determines whether calls are signed. `path` ends with a
 * slash; the same path without it is also mounted.
 */
export function endpoint<
  const Path extends `/api/${string}`,
  const Shape extends ParamsShape<Path> = ParamsShape<Path>,
  Query extends z.ZodObject = typeof emptySchema,
  Body extends z.ZodType = z.ZodUndefined,
  const Files extends string = never,
  Result extends z.ZodType = z.ZodUndefined,
  const Code extends ErrorCode = never,
  const Caller extends Access = Access,
  Events extends z.ZodType | undefined = undefined,
>(spec: {
  method: Method;
  path: Path;
  summary: string;
  access: Caller;
  status?: SuccessStatus | readonly SuccessStatus[];
  sessionOnly?: boolean;
  beforeSecondFactor?: boolean;
  needsProof?: boolean;
  csrf?: boolean;
  limit?: Limit;
  visitorLimit?: Limit;
  bodyLimit?: number;
  keepsRawBody?: boolean;
  params?: Shape;
  query?: Query;
  headers?: Readonly<Record<string, string>>;
  body?: Body;
  files?: readonly Files[];
  fileLimit?: number;
  result?: Result;
  produces?: readonly string[];
  events?: Events;
  errors?: readonly Code[];
}): Endpoint<
  Path,
  z.ZodObject<Shape extends z.ZodRawShape ? Shape : never>,
  Query,
  Body,
  Files,
  Result,
  Code,
  Caller,
  Events
> {
  const produces = spec.produces ?? (spec.events ? [eventStreamType] : []);
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    statuses: [spec.status ?? (spec.result || produces.length > 0 ? 200 : 204)].flat(),
    access: spec.access,
    sessionOnly: spec.sessionOnly ?? false,
    beforeSecondFactor: spec.beforeSecondFactor ?? false,
    needsProof: spec.needsProof ?? false,
    csrf: spec.csrf ?? spec.method !== 'GET',
    // Visitors have no key to sign read requests with.
    signed: needsSignature(spec.path) && !(spec.access === 'public' && spec.method === 'GET'),
    limit: spec.limit,
    visitorLimit: spec.visitorLimit,
    bodyLimit: spec.bodyLimit ?? 256 * 1024,
    keepsRawBody: spec.keepsRawBody ?? false,
    params: z.object(spec.params ?? {}) as never,
    query: (spec.query ?? emptySchema) as never,
    headers: spec.headers ?? {},
    body: (spec.body ?? z.undefined()) as never,
    files: spec.files ?? [],
    fileLimit: spec.fileLimit ?? 200 * 1024 * 1024,
    result: (spec.result ?? z.undefined()) as never,
    produces,
    events: spec.events as Events,
    errors: spec.errors ?? [],
  };
}

// For a schema without fields, zod infers `Record<string, never>` as the input.
type Section<Key extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? unknown
    : z.input<Schema> extends Record<string, never>
      ? unknown
      : object extends z.input<Schema>
        ? { [K in Key]?: z.input<Schema> }
        : { [K in Key]: z.input<Schema> };

type FileSection<Files extends string> = [Files] extends [never]
  ? unknown
  : { files?: { [Name in Files]?: File | Blob | undefined } };

/** The arguments of a call: only the sections that the endpoint declares. */
export type CallInput<E extends Endpoint> = Section<'params', E['params']> &
  Section<'query', E['query']> &
  Section<'body', E['body']> &
  FileSection<E['files'][number]>;

/** The input of a handler, validated and coerced. */
export interface HandlerInput<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

export type CallResult<E extends Endpoint> = z.output<E['result']>;
/** An event of an endpoint that streams. */
export type CallEvent<E extends Endpoint> = z.output<NonNullable<E['events']>>;
export type HandlerResult<E extends Endpoint> = z.input<E['result']>;
