import { createClient, timeouts } from '@glossa/contract/client';
import type { Call } from '@glossa/contract/client';

import { createTransport } from './transport.ts';
import type { Credentials } from './transport.ts';

/** Kept in memory only: a page that is closed forgets it. */
export const credentials: Credentials = { signingKey: undefined };

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls `listener` whenever the server says that the session has ended; returns how to stop. */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that the server said so. */
export const tellUnauthenticated = (): void => listeners.forEach((listener) => listener());

const transport = createTransport({ credentials, onUnauthenticated: tellUnauthenticated });

/** The headers of a signed request that is not sent by `call`: fresh ones for each, for they are good once. */
export const signedHeaders = (
  method: string,
  url: string,
  renewToken: boolean,
): Promise<Record<string, string>> =>
  transport.headersOf({ method, url, csrf: true, signed: true, isPublic: false }, renewToken);

const normal = createClient({ transport, timeout: timeouts.normal });
const long = createClient({ transport, timeout: timeouts.long });

/** Calls an endpoint of the contract. Uploads get the long time limit (300 s), all others 30 s. Failures are `ApiError`s. */
export const call: Call = (endpoint, input, options) =>
  (endpoint.files.length > 0 ? long : normal)(endpoint, input, options);
