import { createPartialResponse } from 'workbox-range-requests';

/** Serves a recording from the cache, including range requests; fetches it from the server if it is not cached. */
export async function fromRecordings(request: Request): Promise<Response> {
  const recordings = await caches.open('glossa-recordings');
  const cached = await recordings.match(request.url, { ignoreSearch: true, ignoreVary: true });
  if (!cached) return fetch(request);
  return request.headers.has('range') ? createPartialResponse(request, cached) : cached;
}
