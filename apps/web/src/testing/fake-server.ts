import { vi } from 'vitest';

/** A request that the fake server received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
  /** Aborted when the page cancels the request. */
  signal: AbortSignal | undefined;
}

type FakeResponse = {
  status: number;
  body?: unknown;
  /** Chunks to send instead of `body`. `open` keeps the stream open afterward. */
  stream?: readonly string[];
  open?: boolean;
  headers?: Record<string, string>;
};

/**
 * Mocks the server: `routes` maps `METHOD /path/` to a response or a function of the request. Returns the received
 * requests in order. Anything else gets a 404.
 */
export function fakeServer(
  routes: Record<
    string,
    FakeResponse | ((request: ReceivedRequest, count: number) => FakeResponse | Promise<FakeResponse>)
  >,
): ReceivedRequest[] {
  const received: ReceivedRequest[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    const request: ReceivedRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      signal: init.signal ?? undefined,
    };
    received.push(request);
    const key = `${request.method} ${request.path}`;
    const route = routes[key] ?? { status: 404, body: { error: 'Not found', code: 'route_not_found' } };
    const count = received.filter(({ method, path }) => `${method} ${path}` === key).length;
    const { status, body, stream, open, headers } =
      typeof route === 'function' ? await route(request, count) : route;
    init.signal?.throwIfAborted();
    const content = stream
      ? createStream(stream, open ?? false)
      : status === 204
        ? null
        : JSON.stringify(body);
    return new Response(content, { status, headers: headers ?? {} });
  });
  return received;
}

const createStream = (chunks: readonly string[], open: boolean): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      if (!open) controller.close();
    },
  });
