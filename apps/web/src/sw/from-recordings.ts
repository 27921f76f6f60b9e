import { createPartialResponse } from 'workbox-range-requests';

/** Answers a recording that the app has kept, also in part; all others come from the server. */
export async function fromRecordings(request: Request): Promise<Response> {
  const recordings = await caches.open('glossa-recordings');
  const kept = await recordings.match(request.url, { ignoreSearch: true, ignoreVary: true });
  if (!kept) return fetch(request);
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
}
