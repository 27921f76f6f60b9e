import { uploadText } from '@glossa/contract/text-upload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { call } from './client.ts';

/** An XMLHttpRequest that sends its body in two halves and then gets a response. */
class FakeXmlHttpRequest {
  static last: FakeXmlHttpRequest;
  static response = { status: 500, body: '{}' };
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload: () => void = () => undefined;
  onabort: () => void = () => undefined;
  headers = new Headers();
  status = 0;
  responseText = '';
  body: FormData | undefined;
  constructor() {
    FakeXmlHttpRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 7\r\n';
  abort() {
    this.onabort();
  }
  send(body: FormData) {
    this.body = body;
    this.upload.onprogress?.({ loaded: 5, total: 10 });
    this.upload.onprogress?.({ loaded: 10, total: 10 });
    this.status = FakeXmlHttpRequest.response.status;
    this.responseText = FakeXmlHttpRequest.response.body;
    queueMicrotask(() => this.onload());
  }
}

const file = new File(['words'], 'a.txt');
const input = { body: { title: '<b>Title</b>', language: 'fr' }, files: { content_file: file } };

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
  vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest);
});
afterEach(() => vi.unstubAllGlobals());

it('reports upload progress and sends the CSRF token and signature', async () => {
  const onProgress = vi.fn();
  await call(uploadText, input, { onProgress }).catch(() => undefined);
  expect(onProgress.mock.calls).toEqual([
    [5, 10],
    [10, 10],
  ]);
  const { headers, body } = FakeXmlHttpRequest.last;
  expect(headers.get('x-csrftoken')).toBe('cookie');
  expect(headers.get('x-signature')).toMatch(/^[\da-f]{64}$/);
  // Unescaped, since the server strips HTML.
  expect(body?.get('title')).toBe('<b>Title</b>');
  expect(body?.get('content_file')).toBeInstanceOf(File);
});

it('reads the error response and its Retry-After header', async () => {
  FakeXmlHttpRequest.response = {
    status: 429,
    body: JSON.stringify({ error: 'Slow down', code: 'rate_limited' }),
  };
  await expect(call(uploadText, input)).rejects.toMatchObject({
    status: 429,
    code: 'rate_limited',
    retryAfter: 7,
  });
});

it('allows 300 seconds for an upload', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await call(uploadText, input).catch(() => undefined);
  expect(timeout.mock.calls).toEqual([[300_000]]);
});
