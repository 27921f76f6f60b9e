import { listAdminDictionaries, uploadDictionary } from '@glossa/contract/admin-dictionaries';
import { ApiError } from '@glossa/contract/client';
import { useEffect, useRef, useState } from 'react';

import { useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import type { FileUpload } from '@/lib/files/upload-file.ts';
import type { DictionaryLanguages } from './language-fields.tsx';

/**
 * Maximum size, in bytes, of a file sent in one request. Larger files are sent in parts, so that an interrupted upload
 * can be resumed.
 */
const maxSingleRequest = 8 * 1024 * 1024;

/**
 * Uploads a dictionary file. `share` is how much of it has been sent, from 0 to 1, or undefined when idle. Calls
 * `onDone` on success.
 */
export function useUpload(onDone: () => void) {
  const { id: owner } = useUser();
  const invalidate = useInvalidate();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const controller = useRef<AbortController>(undefined);
  const runningUpload = useRef<FileUpload>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
      runningUpload.current?.pause();
    },
    [],
  );

  const sendInParts = async (file: File, body: Partial<DictionaryLanguages>, signal: AbortSignal) => {
    const { deleteStoredUpload, uploadFile } = await import('@/lib/files/upload-file.ts');
    signal.throwIfAborted();
    runningUpload.current = uploadFile(file, {
      owner,
      onState: () => undefined,
      onProgress: (sent) => setShare(sent / file.size),
    });
    const upload = await runningUpload.current.done;
    await call(uploadDictionary, { body: { ...body, upload } }, { signal });
    await deleteStoredUpload(file, owner);
  };

  const upload = async (file: File, languages: DictionaryLanguages): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    const body = Object.fromEntries(Object.entries(languages).filter(([, code]) => code !== ''));
    setError(undefined);
    setShare(0);
    try {
      if (file.size > maxSingleRequest) await sendInParts(file, body, signal);
      else
        await call(
          uploadDictionary,
          { body, files: { file } },
          { signal, onProgress: (sent, total) => setShare(sent / total) },
        );
      await invalidate([listAdminDictionaries]);
      onDone();
    } catch (failure) {
      if (signal.aborted) return;
      setError(failure instanceof ApiError ? failure : new ApiError(0, { code: 'unknown_error', error: '' }));
      setShare(undefined);
    }
  };

  return {
    share,
    error,
    upload: (file: File, languages: DictionaryLanguages) => void upload(file, languages),
  };
}
