import { createHmac } from 'node:crypto';

import type { Middleware } from 'openapi-fetch';

/** A client's session: its cookies and signing key, or an access token instead of both. */
export class Session {
  readonly #cookies = new Map<string, string>();
  signingKey: string | undefined;
  token: string | undefined;
  /** Paths whose calls must be signed, according to the document's security requirements. */
  readonly #signedPaths: ReadonlySet<string>;

  constructor(signedPaths: ReadonlySet<string>) {
    this.#signedPaths = signedPaths;
  }

  /** Adds the headers that the document's security schemes require, and stores the cookies of the responses. */
  readonly middleware: Middleware = {
    onRequest: ({ request, schemaPath }) => {
      if (this.token !== undefined) {
        request.headers.set('authorization', `Bearer ${this.token}`);
        return request;
      }
      request.headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const csrf = decodeURIComponent(this.#cookies.get('csrftoken') ?? '');
      if (request.method !== 'GET') request.headers.set('X-CSRFToken', csrf);
      if (this.#signedPaths.has(schemaPath)) {
        const timestamp = Date.now();
        const signedText = `${request.method}\n${new URL(request.url).pathname}\n${timestamp}`;
        const signature = createHmac('sha256', this.signingKey ?? csrf)
          .update(signedText)
          .digest('hex');
        request.headers.set('X-Timestamp', String(timestamp));
        request.headers.set('X-Signature', signature);
      }
      return request;
    },
    onResponse: ({ response }) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
  };
}
