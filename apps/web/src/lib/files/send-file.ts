import { ApiError, toApiError } from '@glossa/contract/client';
import { uploadPath } from '@glossa/contract/video-upload';
import { defaultOptions, DetailedError, Upload } from 'tus-js-client';
import type { HttpRequest, HttpResponse } from 'tus-js-client';

import { signedHeaders, tellUnauthenticated } from '@/lib/api/client.ts';

/** The state of an upload. `waiting`: for the connection, or for the server to come back. */
export type SendingState = 'preparing' | 'uploading' | 'waiting' | 'paused';

/** A running upload. */
export interface Sending {
  /** Resolves to the upload's ID once all of it has arrived; rejects with an `ApiError`. */
  done: Promise<string>;
  pause: () => void;
  resume: () => void;
  /** Stops and deletes the upload from the server. `done` then never settles. */
  cancel: () => Promise<void>;
}

/** Bytes per request. A chunk lost with the connection is sent again, which costs more the larger it is. */
const chunkSize = 8 * 1024 * 1024;

/** Milliseconds between retries; the last value repeats. */
const patience = [1000, 2000, 5000, 10_000];

/** Milliseconds without progress after which a connection counts as lost, even without an error. */
const stalledAfter = 60_000;

const gone = new Set([404, 410]);

const newUpload = (file: File, owner: string, options: ConstructorParameters<typeof Upload>[1]) =>
  new Upload(file, {
    endpoint: new URL(uploadPath, location.origin).href,
    fingerprint: ({ name, size, lastModified }) =>
      Promise.resolve(['glossa', owner, name, size, lastModified].join(':')),
    ...options,
  });

/** Forgets a previous upload of a file, so that the next one starts from the beginning. */
export async function forgetSent(file: File, owner: string): Promise<void> {
  const found = await newUpload(file, owner, {}).findPreviousUploads();
  for (const { urlStorageKey } of found) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
}

/** Returns whether an upload of this file was started before in this browser. */
export const wasSentBefore = async (file: File, owner: string): Promise<boolean> =>
  (await newUpload(file, owner, {}).findPreviousUploads()).length > 0;

/**
 * Checks a response; the tus client itself restarts an upload that is missing.
 * @throws {ApiError} when the server refuses the request.
 */
function checkAnswer(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (status < 400 || (request.getMethod() === 'HEAD' && gone.has(status))) return;
  let payload: unknown;
  try {
    payload = JSON.parse(response.getBody());
  } catch {
    // Not a response from our API: only the status counts.
  }
  const after = response.getHeader('Retry-After');
  throw toApiError(new Response(null, { status, headers: after ? { 'Retry-After': after } : {} }), payload);
}

/** Converts an error of the tus client; without a response, the connection is broken. */
function failureOf(error: Error): ApiError {
  if (error instanceof DetailedError) {
    if (error.causingError instanceof ApiError) return error.causingError;
    return new ApiError(0, { code: 'network_error', error: error.message });
  }
  return new ApiError(0, { code: 'unknown_error', error: error.message });
}

/** Returns whether a failure is transient: no connection, a locked or changed upload, a busy or unavailable server. */
const isPassing = ({ status, code }: ApiError): boolean =>
  code === 'network_error' ||
  status === 409 ||
  status === 423 ||
  status === 429 ||
  (status >= 502 && code !== 'storage_full');

/**
 * Uploads a file in chunks by the tus protocol, and retries after connection failures. An upload that was started
 * before resumes where it stopped. `onProgress` receives the bytes sent.
 */
export function sendFile(
  file: File,
  {
    owner,
    kind = 'video',
    onState,
    onProgress,
  }: {
    /** ID of the sending user. */
    owner: string;
    /** The file's purpose; archives have a different size limit. */
    kind?: 'video' | 'archive';
    onState: (state: SendingState) => void;
    onProgress: (sent: number) => void;
  },
): Sending {
  let state: SendingState = 'preparing';
  let failures = 0;
  let renewToken = false;
  let hasRenewed = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let settle: { resolve: (id: string) => void; reject: (error: ApiError) => void };
  const done = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));

  const turn = (to: SendingState) => {
    if (state !== to) onState((state = to));
  };
  const rest = () => {
    clearTimeout(next);
    clearTimeout(watchdog);
  };
  const go = () => {
    rest();
    upload.start();
  };
  const wait = (milliseconds = patience[Math.min(failures, patience.length - 1)]) => {
    rest();
    failures += 1;
    turn('waiting');
    next = setTimeout(go, milliseconds);
  };
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => void upload.abort().then(() => wait(0)), stalledAfter);
  };
  const onOnline = () => state === 'waiting' && go();
  const onOffline = () => {
    if (state === 'uploading') void upload.abort().then(() => wait());
  };
  const leave = () => {
    rest();
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
  };

  const onError = (error: Error) => {
    const failure = failureOf(error);
    if (failure.status === 403 && !hasRenewed) {
      hasRenewed = true;
      renewToken = true;
      return go();
    }
    const isLost = gone.has(failure.status) && upload.url !== null;
    if (isPassing(failure) || isLost) return wait(failure.retryAfter && failure.retryAfter * 1000);
    leave();
    if (failure.status === 401) tellUnauthenticated();
    settle.reject(failure);
  };

  const upload = newUpload(file, owner, {
    chunkSize,
    // Retries are handled here, so that they can be reported and continue indefinitely.
    retryDelays: null,
    metadata: { filename: file.name, filetype: file.type, ...(kind === 'archive' && { kind }) },
    onBeforeRequest: async (request) => {
      const headers = await signedHeaders(request.getMethod(), request.getURL(), renewToken);
      renewToken = false;
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    },
    onAfterResponse: checkAnswer,
    onProgress: (sent) => {
      turn('uploading');
      watch();
      onProgress(sent);
    },
    onChunkComplete: () => {
      failures = 0;
      hasRenewed = false;
    },
    onError,
    onSuccess: () => {
      leave();
      settle.resolve(upload.url?.split('/').findLast((part) => part !== '') ?? '');
    },
  });

  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  void upload.findPreviousUploads().then((found) => {
    const last = found.at(-1);
    if (last) upload.resumeFromPreviousUpload(last);
    if (state === 'preparing') go();
  });

  return {
    done,
    pause: () => {
      rest();
      void upload.abort();
      turn('paused');
    },
    resume: () => {
      turn('preparing');
      go();
    },
    cancel: async () => {
      leave();
      turn('paused');
      // The server's own cleanup deletes what remains.
      await upload.abort(true).catch(() => undefined);
    },
  };
}
