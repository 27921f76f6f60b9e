import { vi } from 'vitest';

interface TusRequest {
  method: string;
  path: string;
  /** The request's headers by lowercase name. */
  headers: Record<string, string>;
  body: Blob | FormData | null;
}

interface FakeResponse {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Mocks XMLHttpRequest and a tus server that stores one file. `intercept` may respond to a request differently, break
 * the connection (`lost`) or leave it open after half of the chunk (`held`).
 */
export function fakeTus() {
  const id = '0192a0b0-0000-7000-b000-000000000001';
  const requests: TusRequest[] = [];
  const server = {
    id,
    requests,
    /** Bytes received; undefined while there is no upload. */
    offset: undefined as number | undefined,
    length: 0,
    intercept: (_request: TusRequest): FakeResponse | 'lost' | 'held' | undefined => undefined,
  };

  const respond = (request: TusRequest, size: number): FakeResponse => {
    if (request.method === 'POST') {
      server.offset = 0;
      server.length = Number(request.headers['upload-length']);
      return { status: 201, headers: { Location: `/api/videos/upload/${id}` } };
    }
    if (server.offset === undefined) return { status: 404 };
    if (request.method === 'PATCH') server.offset += size;
    if (request.method === 'DELETE') server.offset = undefined;
    return {
      status: request.method === 'HEAD' ? 200 : 204,
      headers: { 'Upload-Offset': String(server.offset), 'Upload-Length': String(server.length) },
    };
  };

  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: (error: Error) => void;
    status = 0;
    responseText = '';
    request: TusRequest = { method: '', path: '', headers: {}, body: null };
    responseHeaders: Record<string, string> = {};
    aborted = false;
    open(method: string, url: string) {
      Object.assign(this.request, { method, path: new URL(url, location.origin).pathname });
    }
    setRequestHeader(name: string, value: string) {
      this.request.headers[name.toLowerCase()] = value;
    }
    getResponseHeader(name: string) {
      return this.responseHeaders[name] ?? null;
    }
    getAllResponseHeaders() {
      return '';
    }
    abort() {
      this.aborted = true;
    }
    send(body: Blob | FormData | null) {
      this.request.body = body;
      const size = body instanceof Blob ? body.size : 0;
      requests.push(this.request);
      queueMicrotask(() => {
        const response = server.intercept(this.request);
        if (this.aborted) return;
        if (response === 'held') {
          return this.upload.onprogress?.({ lengthComputable: true, loaded: size / 2 });
        }
        if (response === 'lost') return this.onerror?.(new Error('lost'));
        const { status, headers = {}, body: responseBody } = response ?? respond(this.request, size);
        Object.assign(this, {
          status,
          responseHeaders: headers,
          responseText: responseBody ? JSON.stringify(responseBody) : '',
        });
        this.onload?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return server;
}
