import { vi } from 'vitest';

/** A request as the fake server received it. */
export interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
  /** Aborted when the page gives the request up. */
  signal: AbortSignal | undefined;
}

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/**
 * Stands in for the server: `routes` maps `METHOD /path/` to an answer or a function of the request.
 * Returns what was received, in order. Anything else is answered with 404.
 */
export function fakeServer(
  routes: Record<string, Answer | ((request: Received, count: number) => Answer | Promise<Answer>)>,
): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    const request: Received = {
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
    const { status, body, headers } = typeof route === 'function' ? await route(request, count) : route;
    init.signal?.throwIfAborted();
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers: headers ?? {} });
  });
  return received;
}
