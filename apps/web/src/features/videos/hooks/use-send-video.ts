import { ApiError } from '@glossa/contract/client';
import { createVideo, createYoutubeVideo } from '@glossa/contract/video-upload';
import { useEffect, useRef, useState } from 'react';

import { useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import type { FileUpload, UploadState } from '@/lib/files/upload-file.ts';
import { createRateMeter } from '../model/rate-meter.ts';
import type { Rate } from '../model/rate-meter.ts';
import type { UploadRequest } from '../model/upload-request.ts';
import { libraryLists } from '../shelves.ts';

const load = () => import('@/lib/files/upload-file.ts');

/** A file's upload progress. `saving`: the file has been uploaded and the details are being sent. */
export interface Progress {
  state: UploadState | 'saving';
  sent: number;
  total: number;
  rate: Rate | undefined;
}

/** Milliseconds between progress updates on screen. */
const updateInterval = 250;

/** Uploads a video: its file in chunks, then its details. After a failure, the upload resumes where it stopped. */
export function useSendVideo({
  onSuccess,
  onError,
}: {
  onSuccess: () => void;
  onError: (error: ApiError) => void;
}) {
  const { id: owner } = useUser();
  const invalidate = useInvalidate();
  const [progress, setProgress] = useState<Progress>();
  const sending = useRef<FileUpload>(undefined);
  const controller = useRef<AbortController>(undefined);
  const uploaded = useRef<{ file: File; id: string }>(undefined);

  useEffect(
    () => () => {
      sending.current?.pause();
      controller.current?.abort();
    },
    [],
  );

  const uploadFile = async (file: File, signal: AbortSignal): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.id;
    const meter = createRateMeter();
    let sent = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    const update = (part: Partial<Progress>) =>
      setProgress((before) => (before ? { ...before, ...part } : undefined));
    const showProgress = () => {
      next = undefined;
      update({ sent, rate: meter.read(file.size) });
    };
    const module = await load();
    signal.throwIfAborted();
    sending.current = module.uploadFile(file, {
      owner,
      onState: (state) => {
        meter.reset();
        update({ state, rate: undefined });
      },
      onProgress: (bytes) => {
        sent = bytes;
        meter.record(sent);
        next ??= setTimeout(showProgress, updateInterval);
      },
    });
    const id = await sending.current.done.finally(() => clearTimeout(next));
    uploaded.current = { file, id };
    return id;
  };

  const forgetFile = async (file: File) => (await load()).deleteStoredUpload(file, owner);

  const run = async (request: UploadRequest, signal: AbortSignal): Promise<void> => {
    if (request.kind === 'youtube') {
      await call(createYoutubeVideo, request.input, { signal });
      return;
    }
    const { file, input } = request;
    const upload = await uploadFile(file, signal);
    setProgress({ state: 'saving', sent: file.size, total: file.size, rate: undefined });
    try {
      await call(createVideo, { ...input, body: { ...input.body, upload } }, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'video_upload_not_found') {
        uploaded.current = undefined;
        await forgetFile(file);
      }
      throw error;
    }
    await forgetFile(file);
  };

  const send = async (request: UploadRequest): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    const total = request.kind === 'file' ? request.file.size : 0;
    setProgress({ state: request.kind === 'file' ? 'preparing' : 'saving', sent: 0, total, rate: undefined });
    try {
      await run(request, signal);
      void invalidate(libraryLists);
      onSuccess();
    } catch (error) {
      if (signal.aborted) return;
      setProgress(undefined);
      onError(error instanceof ApiError ? error : new ApiError(0, { code: 'unknown_error', error: '' }));
    }
  };

  return {
    send: (request: UploadRequest) => void send(request),
    /** Undefined while nothing is being sent. */
    progress,
    pause: () => sending.current?.pause(),
    resume: () => sending.current?.resume(),
    /** Cancels the upload; the server deletes what it has received. */
    cancel: () => {
      controller.current?.abort();
      void sending.current?.cancel();
      sending.current = undefined;
      setProgress(undefined);
    },
    /** Returns whether part of a file has already been uploaded from this device. */
    hasPreviousUpload: async (file: File): Promise<boolean> => (await load()).hasPreviousUpload(file, owner),
  };
}
