import { ApiError } from '@glossa/contract/client';
import type { CallInput } from '@glossa/contract/endpoint';
import { createVideo, createYoutubeVideo } from '@glossa/contract/video-upload';
import { useEffect, useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { createRateMeter } from '../model/rate-meter.ts';
import type { Rate } from '../model/rate-meter.ts';
import type { Sending, SendingState } from '@/lib/files/send-file.ts';
import { useRefreshLibrary } from './use-refresh-library.ts';

const load = () => import('@/lib/files/send-file.ts');

/** The contents of the upload form. */
export type VideoOrder =
  | { way: 'file'; file: File; input: CallInput<typeof createVideo> }
  | { way: 'youtube'; input: CallInput<typeof createYoutubeVideo> };

/** Upload progress of a file. `saving`: the file has arrived and the details are being sent. */
export interface Progress {
  state: SendingState | 'saving';
  sent: number;
  total: number;
  rate: Rate | undefined;
}

/** Milliseconds between updates on screen. */
const beat = 250;

/** Uploads a video: its file in chunks, then its details. After a failure, the upload resumes where it stopped. */
export function useSendVideo({
  onSuccess,
  onError,
}: {
  onSuccess: () => void;
  onError: (error: ApiError) => void;
}) {
  const { id: owner } = useUser();
  const refresh = useRefreshLibrary();
  const [progress, setProgress] = useState<Progress>();
  const sending = useRef<Sending>(undefined);
  const controller = useRef<AbortController>(undefined);
  const arrived = useRef<{ file: File; id: string }>(undefined);

  useEffect(
    () => () => {
      sending.current?.pause();
      controller.current?.abort();
    },
    [],
  );

  const sendFile = async (file: File, signal: AbortSignal): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.id;
    const meter = createRateMeter();
    let sent = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    const show = (part: Partial<Progress>) =>
      setProgress((before) => (before ? { ...before, ...part } : undefined));
    const showFigures = () => {
      next = undefined;
      show({ sent, rate: meter.read(file.size) });
    };
    const module = await load();
    signal.throwIfAborted();
    sending.current = module.sendFile(file, {
      owner,
      onState: (state) => {
        meter.reset();
        show({ state, rate: undefined });
      },
      onProgress: (bytes) => {
        sent = bytes;
        meter.note(sent);
        next ??= setTimeout(showFigures, beat);
      },
    });
    const id = await sending.current.done.finally(() => clearTimeout(next));
    arrived.current = { file, id };
    return id;
  };

  const forget = async (file: File) => (await load()).forgetSent(file, owner);

  const run = async (order: VideoOrder, signal: AbortSignal): Promise<void> => {
    if (order.way === 'youtube') {
      await call(createYoutubeVideo, order.input, { signal });
      return;
    }
    const { file, input } = order;
    const upload = await sendFile(file, signal);
    setProgress({ state: 'saving', sent: file.size, total: file.size, rate: undefined });
    try {
      await call(createVideo, { ...input, body: { ...input.body, upload } }, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'video_upload_not_found') {
        arrived.current = undefined;
        await forget(file);
      }
      throw error;
    }
    await forget(file);
  };

  const send = async (order: VideoOrder): Promise<void> => {
    const stop = new AbortController();
    controller.current = stop;
    const total = order.way === 'file' ? order.file.size : 0;
    setProgress({ state: order.way === 'file' ? 'preparing' : 'saving', sent: 0, total, rate: undefined });
    try {
      await run(order, stop.signal);
      refresh();
      onSuccess();
    } catch (error) {
      if (stop.signal.aborted) return;
      setProgress(undefined);
      onError(error instanceof ApiError ? error : new ApiError(0, { code: 'unknown_error', error: '' }));
    }
  };

  return {
    send: (order: VideoOrder) => void send(order),
    /** Undefined when nothing is being sent. */
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
    /** Whether part of a file has already been uploaded from this device. */
    wasSentBefore: async (file: File): Promise<boolean> => (await load()).wasSentBefore(file, owner),
  };
}
