import { uploadText } from '@glossa/contract/text-upload';
import { listTextTags } from '@glossa/contract/texts';
import type { CallInput, CallResult } from '@glossa/contract/endpoint';
import type { ApiError } from '@glossa/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { libraryLists } from '../shelves.ts';

export type UploadedText = CallResult<typeof uploadText>;

/** Uploads a text. `share` is the part sent (0 to 1); `cancel` aborts. */
export function useUpload({
  onSuccess,
  onError,
}: {
  onSuccess: (text: UploadedText) => void;
  onError: (error: ApiError) => void;
}) {
  const client = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  const { mutate, isPending } = useMutation<UploadedText, ApiError, CallInput<typeof uploadText>>({
    meta: { quiet: true },
    mutationFn: (input) => {
      controller.current = new AbortController();
      setShare(0);
      return call(uploadText, input, {
        signal: controller.current.signal,
        onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0),
      });
    },
    onSuccess: (text) => {
      for (const endpoint of [...libraryLists, listTextTags]) {
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
      }
      onSuccess(text);
    },
    onError: (error) => {
      if (!controller.current?.signal.aborted) onError(error);
    },
  });
  return { send: mutate, isSending: isPending, share, cancel: () => controller.current?.abort() };
}
