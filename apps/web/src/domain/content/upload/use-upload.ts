import type { ApiError, CallOptions } from '@glossa/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Uploads files with `upload`. `share` is the fraction sent so far, from 0 to 1; `cancel` aborts without an error. */
export function useUpload<Input, Result>(
  upload: (input: Input, options: CallOptions) => Promise<Result>,
  { onSuccess, onError }: { onSuccess: (result: Result) => void; onError: (error: ApiError) => void },
) {
  const controller = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  const { mutate, isPending, variables } = useMutation<Result, ApiError, Input>({
    meta: { silent: true },
    mutationFn: (input) => {
      controller.current = new AbortController();
      setShare(0);
      return upload(input, {
        signal: controller.current.signal,
        onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0),
      });
    },
    onSuccess,
    onError: (error) => {
      if (!controller.current?.signal.aborted) onError(error);
    },
  });
  return {
    send: mutate,
    /** The input of the running upload. */
    sending: isPending ? variables : undefined,
    share,
    cancel: () => controller.current?.abort(),
  };
}
