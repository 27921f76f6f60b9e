import { ApiError, toApiError } from '@glossa/contract/client';
import { uploadPath } from '@glossa/contract/video-upload';
import { defaultOptions, DetailedError, Upload } from 'tus-js-client';
import type { HttpRequest, HttpResponse } from 'tus-js-client';

import { createSignedHeaders, notifyUnauthenticated } from '@/lib/api/client.ts';

/** The state of an upload. `waiting` means that it resumes once the connection or the server is back. */
export type UploadState = 'preparing' | 'uploading' | 'waiting' | 'paused';

/** An upload in progress. */
export interface FileUpload {
  /** Resolves to the upload's ID once all of it has arrived; rejects with an `ApiError`. */
  done: Promise<string>;
  pause: () => void;
  resume: () => void;
  /** Stops the upload and deletes it from the server. `done` then never settles. */
  cancel: () => Promise<void>;
}

/** Bytes per request. After a lost connection, the current chunk is sent again, so larger chunks waste more. */
const chunkSize = 8 * 1024 * 1024;

/** Milliseconds between retries; the last value repeats. */
const retryDelays = [1000, 2000, 5000, 10_000];

/** Milliseconds without progress after which a connection counts as lost, even without an error. */
const stallTimeout = 60_000;

/** Status codes that mean the server no longer has the upload. */
const goneStatuses = new Set([404, 410]);

const newUpload = (file: File, owner: string, options: ConstructorParameters<typeof Upload>[1]) =>
  new Upload(file, {
    endpoint: new URL(uploadPath, location.origin).href,
    fingerprint: ({ name, size, lastModified }) =>
      Promise.resolve(['glossa', owner, name, size, lastModified].join(':')),
    ...options,
  });

/** Deletes the record of a previous upload of a file, so that the next one starts from the beginning. */
export async function deleteStoredUpload(file: File, owner: string): Promise<void> {
  const previous = await newUpload(file, owner, {}).findPreviousUploads();
  for (const { urlStorageKey } of previous) await defaultOptions.urlStorage.removeUpload(urlStorageKey);
}

/** Returns whether an upload of this file has already been started in this browser. */
export const hasPreviousUpload = async (file: File, owner: string): Promise<boolean> =>
  (await newUpload(file, owner, {}).findPreviousUploads()).length > 0;

/**
 * Checks a response. Lets a missing upload pass, because the tus client itself restarts it.
 * @throws {ApiError} when the server rejects the request.
 */
function checkResponse(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (status < 400 || (request.getMethod() === 'HEAD' && goneStatuses.has(status))) return;
  let payload: unknown;
  try {
    payload = JSON.parse(response.getBody());
  } catch {
    // The response isn't from our API, so only its status counts.
  }
  const retryAfter = response.getHeader('Retry-After');
  throw toApiError(
    new Response(null, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} }),
    payload,
  );
}

/** Converts an error from the tus client. An error without a response means that the connection is broken. */
function toFailure(error: Error): ApiError {
  if (error instanceof DetailedError) {
    if (error.causingError instanceof ApiError) return error.causingError;
    return new ApiError(0, { code: 'network_error', error: error.message });
  }
  return new ApiError(0, { code: 'unknown_error', error: error.message });
}

/** Returns whether a failure is transient: no connection, a locked or changed upload, a busy or unavailable server. */
const isTransient = ({ status, code }: ApiError): boolean =>
  code === 'network_error' ||
  status === 409 ||
  status === 423 ||
  status === 429 ||
  (status >= 502 && code !== 'storage_full' && code !== 'server_storage_full');

/**
 * Uploads a file in chunks with the tus protocol, and retries after connection failures. Resumes an earlier upload of
 * the same file where it stopped. `onProgress` receives the bytes sent.
 */
export function uploadFile(
  file: File,
  {
    owner,
    kind = 'video',
    onState,
    onProgress,
  }: {
    /** ID of the user who is uploading. */
    owner: string;
    /** The file's purpose; archives have a different size limit. */
    kind?: 'video' | 'archive';
    onState: (state: UploadState) => void;
    onProgress: (sent: number) => void;
  },
): FileUpload {
  let state: UploadState = 'preparing';
  let failures = 0;
  let renewToken = false;
  let hasRenewed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let settlers: { resolve: (id: string) => void; reject: (error: ApiError) => void };
  const completion = new Promise<string>((resolve, reject) => (settlers = { resolve, reject }));

  const setState = (next: UploadState) => {
    if (state !== next) onState((state = next));
  };
  const clearTimers = () => {
    clearTimeout(retryTimer);
    clearTimeout(stallTimer);
  };
  const start = () => {
    clearTimers();
    upload.start();
  };
  const retryLater = (milliseconds = retryDelays[Math.min(failures, retryDelays.length - 1)]) => {
    clearTimers();
    failures += 1;
    setState('waiting');
    retryTimer = setTimeout(start, milliseconds);
  };
  const restartStallTimer = () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => void upload.abort().then(() => retryLater(0)), stallTimeout);
  };
  const onOnline = () => state === 'waiting' && start();
  const onOffline = () => {
    if (state === 'uploading') void upload.abort().then(() => retryLater());
  };
  const cleanUp = () => {
    clearTimers();
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
  };

  const onError = (error: Error) => {
    const failure = toFailure(error);
    if (failure.status === 403 && !hasRenewed) {
      hasRenewed = true;
      renewToken = true;
      return start();
    }
    const isMissing = goneStatuses.has(failure.status) && upload.url !== null;
    if (isTransient(failure) || isMissing) return retryLater(failure.retryAfter && failure.retryAfter * 1000);
    cleanUp();
    if (failure.status === 401) notifyUnauthenticated();
    settlers.reject(failure);
  };

  const upload = newUpload(file, owner, {
    chunkSize,
    // Retries are handled here, so that they can be reported and continue indefinitely.
    retryDelays: null,
    metadata: { filename: file.name, filetype: file.type, ...(kind === 'archive' && { kind }) },
    onBeforeRequest: async (request) => {
      const headers = await createSignedHeaders(request.getMethod(), request.getURL(), renewToken);
      renewToken = false;
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    },
    onAfterResponse: checkResponse,
    onProgress: (sent) => {
      setState('uploading');
      restartStallTimer();
      onProgress(sent);
    },
    onChunkComplete: () => {
      failures = 0;
      hasRenewed = false;
    },
    onError,
    onSuccess: () => {
      cleanUp();
      settlers.resolve(upload.url?.split('/').findLast((part) => part !== '') ?? '');
    },
  });

  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  void upload.findPreviousUploads().then((previous) => {
    const last = previous.at(-1);
    if (last) upload.resumeFromPreviousUpload(last);
    if (state === 'preparing') start();
  });

  return {
    done: completion,
    pause: () => {
      clearTimers();
      void upload.abort();
      setState('paused');
    },
    resume: () => {
      setState('preparing');
      start();
    },
    cancel: async () => {
      cleanUp();
      setState('paused');
      // The server's own cleanup deletes what remains.
      await upload.abort(true).catch(() => undefined);
    },
  };
}
