import { createClient, createSender, timeouts } from '@glossa/contract/client';
import type { ApiError, Call, Send } from '@glossa/contract/client';

import { createTransport } from './transport.ts';
import type { Credentials } from './transport.ts';

/** The session's credentials, held in memory only, so that closing the page discards them. */
export const credentials: Credentials = { signingKey: undefined };

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls `listener` whenever the server reports that the session has ended; returns the unsubscribe function. */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the listeners that the session has ended. */
export const notifyUnauthenticated = (): void => listeners.forEach((listener) => listener());

const transport = createTransport({ credentials, onUnauthenticated: notifyUnauthenticated });

/** Returns the headers for a signed request that does not go through `call`. Each set is valid for one request. */
export const createSignedHeaders = (
  method: string,
  url: string,
  renewToken: boolean,
): Promise<Record<string, string>> =>
  transport.headersOf({ method, url, csrf: true, signed: true, isPublic: false }, renewToken);

const normal = createClient({ transport, timeout: timeouts.normal });
const long = createClient({ transport, timeout: timeouts.long });

type ProofRequester = () => Promise<boolean>;

let announce: (requester: ProofRequester) => void;
let proofRequester: Promise<ProofRequester>;

/**
 * Sets the function that asks the user to confirm their identity and resolves to whether they did. Calls that require a
 * confirmation wait until the function is set, because the dialog is loaded after the page.
 */
export const setProofRequester = (given?: ProofRequester): void => {
  if (given) announce(given);
  proofRequester = given
    ? Promise.resolve(given)
    : new Promise((resolve) => {
        announce = resolve;
      });
};
setProofRequester();

/**
 * Calls an endpoint of the contract. Uploads time out after 300 s, other calls after 30 s. Where the server requires a
 * recent identity confirmation, asks for it and retries the call.
 * @throws {ApiError} when the call fails.
 */
export const call: Call = (endpoint, input, options) => {
  const attempt = () => (endpoint.files.length > 0 ? long : normal)(endpoint, input, options);
  return attempt().catch(async (error: unknown) => {
    if ((error as ApiError).code === 'proof_required' && (await (await proofRequester)())) return attempt();
    throw error;
  });
};

/** Sends a call whose response is a file or a stream of events, and leaves reading it to the caller. */
export const send: Send = createSender({ transport, timeout: timeouts.long });
