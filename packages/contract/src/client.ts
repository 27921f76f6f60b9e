import type { CallInput, CallResult, Endpoint } from './endpoint.ts';
import type { FieldError } from './field-errors.ts';
import { isProblem } from './is-problem.ts';
import type { Problem } from './problem.ts';

/** A failed call: a response with a declared code, or `network_error` or `timeout` with status 0. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  /** Error messages by field, as sent by the server. */
  readonly fields: Record<string, string[]>;
  /**
   * The same errors as codes to translate, or as messages if the server sent no codes. The table of codes and messages
   * is large, so it is loaded only where field errors are shown.
   */
  readonly fieldErrors: Record<string, (FieldError | string)[]>;
  /** Seconds to wait before retrying, from the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    problem: Pick<Problem, 'code' | 'error' | 'fields' | 'field_errors'> & { detail?: string | undefined },
    retryAfter?: number,
  ) {
    super(problem.error);
    this.status = status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.fields = problem.fields ?? {};
    this.fieldErrors = problem.field_errors ?? this.fields;
    this.retryAfter = retryAfter;
  }
}

/** Returns the path and query string of a call. Omits undefined query values, and repeats the parameter for arrays. */
export function buildUrl(endpoint: Endpoint, input: { params?: object; query?: object }): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const item of [value].flat()) if (item !== undefined) search.append(key, String(item));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** An HTTP request, as passed to the transport. */
export interface ClientRequest {
  endpoint: Endpoint;
  method: string;
  url: string;
  headers: Headers;
  body: string | FormData | undefined;
  signal: AbortSignal;
  onProgress: ((sentBytes: number, total: number) => void) | undefined;
  keepalive?: boolean;
}

export type Transport = (request: ClientRequest) => Promise<Response>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  /** Reports the bytes sent and the total, if the transport supports it (for uploads). */
  onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Whether the request continues after the page is closed. If so, the body is limited to 64 KiB. */
  keepalive?: boolean;
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<CallResult<E>>;

/** Timeouts in milliseconds (specification 1, section 9). */
export const timeouts = { normal: 30_000, long: 300_000, csrf: 10_000 } as const;

/** Sends a request with `fetch`, including same-origin cookies. */
export const fetchTransport: Transport = ({ url, method, headers, body, signal, keepalive = false }) =>
  fetch(url, { method, headers, body: body ?? null, signal, keepalive, credentials: 'same-origin' });

function encodeBody(endpoint: Endpoint, body: unknown, files: object | undefined) {
  if (endpoint.files.length === 0) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    for (const item of [value].flat()) if (item !== undefined) form.append(key, String(item));
  }
  // Append files last, so that the server has parsed all fields when a file starts to arrive.
  for (const [key, file] of Object.entries(files ?? {})) {
    if (file) form.append(key, file as Blob, file instanceof File ? file.name : key);
  }
  return form;
}

interface ClientOptions {
  baseUrl?: string;
  /** Sends a request, and may retry or modify it. Defaults to `fetchTransport`. */
  transport?: Transport;
  /** In milliseconds. */
  timeout?: number;
}

/**
 * Creates a typed client. Calls throw `ApiError` on failure, and validate successful responses against the endpoint's
 * result schema.
 */
export function createClient(clientOptions: ClientOptions = {}): Call {
  const send = createSender(clientOptions);
  return async (endpoint, input, options) => readResponse(endpoint, await send(endpoint, input, options));
}

/** Sends a call and resolves to the response, whatever its status. */
export type Send = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Response>;

/** Creates a function that sends calls and leaves the response to the caller, for example to read its events. */
export function createSender({
  baseUrl = '',
  transport = fetchTransport,
  timeout = timeouts.normal,
}: ClientOptions = {}): Send {
  return async (endpoint, input, options = {}) => {
    const { body, files, ...rest } = input as {
      params?: object;
      query?: object;
      body?: unknown;
      files?: object;
    };
    const encoded = encodeBody(endpoint, body, files);
    const headers = new Headers(options.headers);
    if (typeof encoded === 'string') headers.set('content-type', 'application/json');
    const limit = AbortSignal.timeout(timeout);
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    return transport({
      endpoint,
      method: endpoint.method,
      url: baseUrl + buildUrl(endpoint, rest),
      headers,
      body: encoded,
      signal,
      onProgress: options.onProgress,
      keepalive: options.keepalive ?? false,
    }).catch((error: unknown) => {
      if (error instanceof ApiError || options.signal?.aborted) throw error;
      const code = limit.aborted ? 'timeout' : 'network_error';
      throw new ApiError(0, { code, error: error instanceof Error ? error.message : code });
    });
  };
}

async function readResponse<E extends Endpoint>(endpoint: E, response: Response) {
  const payload: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return endpoint.result.parse(payload) as CallResult<E>;
  throw toApiError(response, payload);
}

/**
 * Converts a failed response to an `ApiError`. If the body isn't a `Problem` (such as a proxy's page), the code depends
 * on the status.
 */
export function toApiError(response: Response, payload: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(
    response.status,
    isProblem(payload) ? payload : { code: codeForStatus(response.status), error: response.statusText },
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}

const codeForStatus = (status: number): string =>
  status === 413
    ? 'payload_too_large'
    : status === 429
      ? 'rate_limited'
      : status >= 502 && status <= 504
        ? 'unavailable'
        : 'unknown_error';
