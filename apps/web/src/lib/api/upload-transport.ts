import type { ClientRequest } from '@glossa/contract/client';

const parseHeaders = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Sends a request by XMLHttpRequest, which, unlike fetch, reports upload progress. */
export function sendUpload({
  method,
  url,
  headers,
  body,
  signal,
  onProgress,
}: ClientRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    request.onload = () => {
      const empty = request.status === 204 || request.status === 205;
      const init = { status: request.status, headers: parseHeaders(request.getAllResponseHeaders()) };
      resolve(new Response(empty ? null : request.responseText, init));
    };
    request.onerror = () => reject(new TypeError('Network request failed'));
    request.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    request.send(body ?? null);
  });
}
