import { createClient, type Call, type CallOptions, type Transport } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { signRequest } from '@glossa/contract/signing';

import { createCsrfToken, deriveSigningKey } from '#http/keys.ts';

/** Changes that a test makes to a request. */
export interface Tampering {
  headers?: Record<string, string | undefined>;
}

/** A browser from the server's perspective: has cookies, sends the CSRF header and signatures, and calls endpoints. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  #secret: string;
  #key: string | undefined;
  #lastTimestamp = 0;
  #tampering: Tampering = {};
  #call: Call;

  constructor(url: string, secret: string) {
    this.url = url;
    this.#secret = secret;
    this.#call = createClient({ baseUrl: url, transport: (request) => this.#send(request) });
    this.cookies.set('csrftoken', createCsrfToken(secret, ''));
  }

  /** Uses a session that was created in the database. */
  useSession(sid: string, cookie: string): void {
    this.cookies.set('sessionid', cookie);
    this.cookies.set('csrftoken', createCsrfToken(this.#secret, sid));
    this.#key = deriveSigningKey(this.#secret, sid);
  }

  /** Stores the signing key returned by sign-in and check-auth. */
  useSigningKey(key: string): void {
    this.#key = key;
  }

  /** Calls an endpoint as the web app does. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<CallResult<E>> {
    return this.#call(endpoint, input, options);
  }

  /** Calls an endpoint with changed headers; undefined removes a header. Only one such call may run at a time. */
  async callTampered<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    how: Tampering,
  ): Promise<CallResult<E>> {
    this.#tampering = how;
    try {
      return await this.#call(endpoint, input);
    } finally {
      this.#tampering = {};
    }
  }

  /** Sends any request with the browser's cookies. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#cookieHeader());
    return fetch(this.url + path, { ...init, headers });
  }

  /** Returns the headers required for a state-changing request. */
  csrfHeaders(): Record<string, string> {
    return { 'x-csrftoken': this.cookies.get('csrftoken') ?? '' };
  }

  /** Returns the headers required for a signed request. */
  async signature(method: string, path: string): Promise<Record<string, string>> {
    const timestamp = Math.max(Date.now(), this.#lastTimestamp + 1);
    this.#lastTimestamp = timestamp;
    const token = decodeURIComponent(this.cookies.get('csrftoken') ?? '');
    const signature = await signRequest(this.#key ?? token, { method, path, timestamp });
    return { 'x-timestamp': String(timestamp), 'x-signature': signature };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #send: Transport = async ({ endpoint, method, url, headers, body, signal }) => {
    headers.set('cookie', this.#cookieHeader());
    const token = decodeURIComponent(this.cookies.get('csrftoken') ?? '');
    if (endpoint.csrf) headers.set('x-csrftoken', token);
    if (endpoint.signed) {
      const signature = await this.signature(method, new URL(url).pathname);
      for (const [name, value] of Object.entries(signature)) headers.set(name, value);
    }
    for (const [name, value] of Object.entries(this.#tampering.headers ?? {})) {
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
    }
    const response = await fetch(url, { method, headers, body: body ?? null, signal });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  };

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const expires = attributes.map((part) => part.trim()).find((part) => /^expires=/i.test(part));
    const isExpired = expires !== undefined && new Date(expires.slice(8)) <= new Date();
    if (isExpired) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
