import { ApiError, toApiError } from '@glossa/contract/client';
import { uploadPath } from '@glossa/contract/video-upload';
import { defaultOptions, DetailedError, Upload } from 'tus-js-client';
import type { HttpRequest, HttpResponse } from 'tus-js-client';

import { signedHeaders, tellUnauthenticated } from '../api/client.ts';

/** What goes on with a file that is sent. `waiting`: for the connection, or for the server to come back. */
export type SendingState = 'preparing' | 'uploading' | 'waiting' | 'paused';

/** A file on its way. */
export interface Sending {
  /** The upload's id once all of it has arrived; an `ApiError` when that cannot be. */
  done: Promise<string>;
  pause: () => void;
  resume: () => void;
  /** Stops and has the server throw away what it has. `done` is never settled then. */
  cancel: () => Promise<void>;
}

/** Bytes of one request. What is lost with a broken connection is sent again; larger ones would cost more then. */
const chunkSize = 8 * 1024 * 1024;

/** Milliseconds before another try, one after the other; the last one again and again. */
const patience = [1000, 2000, 5000, 10_000];

/** Milliseconds without a byte after which a connection counts as lost, although nothing said so. */
const stalledAfter = 60_000;

const gone = new Set([404, 410]);

const newUpload = (file: File, owner: string, options: ConstructorParameters<typeof Upload>[1]) =>
  new Upload(file, {
    endpoint: new URL(uploadPath, location.origin).href,
    fingerprint: ({ name, size, lastModified }) =>
      Promise.resolve(['glossa', owner, name, size, lastModified].join(':')),
    ...options,
  });

/** Forgets that a file was sent, so that the next time it is sent from its beginning. */
export async function forgetSent(file: File, owner: string): Promise<void> {
  const found = await newUpload(file, owner, {}).findPreviousUploads();
  for (const { urlStorageKey } of found) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
}

/** Whether sending this file, or a part of it, was begun before in this browser. */
export const wasSentBefore = async (file: File, owner: string): Promise<boolean> =>
  (await newUpload(file, owner, {}).findPreviousUploads()).length > 0;

/** Fails with what the server said. A missing upload is begun anew by the client itself. */
function checkAnswer(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (status < 400 || (request.getMethod() === 'HEAD' && gone.has(status))) return;
  let payload: unknown;
  try {
    payload = JSON.parse(response.getBody());
  } catch {
    // No answer of ours: its status says all.
  }
  const after = response.getHeader('Retry-After');
  throw toApiError(new Response(null, { status, headers: after ? { 'Retry-After': after } : {} }), payload);
}

/** The failure behind an error of the client; one without an answer is a broken connection. */
function failureOf(error: Error): ApiError {
  if (error instanceof DetailedError) {
    if (error.causingError instanceof ApiError) return error.causingError;
    return new ApiError(0, { code: 'network_error', error: error.message });
  }
  return new ApiError(0, { code: 'unknown_error', error: error.message });
}

/** Whether it may work a moment later: no connection, a locked or changed upload, a busy or absent server. */
const isPassing = ({ status, code }: ApiError): boolean =>
  code === 'network_error' ||
  status === 409 ||
  status === 423 ||
  status === 429 ||
  (status >= 502 && code !== 'storage_full');

/**
 * Sends a file piece by piece, by the tus protocol, and goes on by itself after whatever breaks the connection; a file
 * that was begun before goes on from where it was. `onProgress` gets the bytes that have gone out.
 */
export function sendFile(
  file: File,
  {
    owner,
    kind = 'video',
    onState,
    onProgress,
  }: {
    /** Id of who sends it. */
    owner: string;
    /** What it is for; the server takes archives of another size. */
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
    // Trying again is done here, where it can be told and goes on for as long as it takes.
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
      // What stays behind is thrown away by the server's own clean-up.
      await upload.abort(true).catch(() => undefined);
    },
  };
}
