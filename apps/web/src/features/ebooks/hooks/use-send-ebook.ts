import type { ApiError } from '@glossa/contract/client';
import { createEbook, listEbooks, replaceEbookFile } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import type { CallInput } from '@glossa/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';

/** The upload: a new ebook, or replacement files for an existing one. */
type Order =
  | { what: 'new'; input: CallInput<typeof createEbook> }
  | { what: 'files'; input: CallInput<typeof replaceEbookFile> };

/** Uploads the files of an ebook. `share` is the part sent (0 to 1); `cancel` aborts. */
export function useSendEbook({
  onSuccess,
  onError,
}: {
  onSuccess: (ebook: Ebook) => void;
  onError: (error: ApiError) => void;
}) {
  const client = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  const { mutate, isPending } = useMutation<Ebook, ApiError, Order>({
    meta: { quiet: true },
    mutationFn: (order) => {
      controller.current = new AbortController();
      setShare(0);
      const options = {
        signal: controller.current.signal,
        onProgress: (sent: number, total: number) => setShare(total > 0 ? sent / total : 0),
      };
      return order.what === 'new'
        ? call(createEbook, order.input, options)
        : call(replaceEbookFile, order.input, options);
    },
    onSuccess: (ebook) => {
      void client.invalidateQueries({ queryKey: endpointKey(listEbooks) });
      onSuccess(ebook);
    },
    onError: (error) => {
      if (!controller.current?.signal.aborted) onError(error);
    },
  });
  return { send: mutate, isSending: isPending, share, cancel: () => controller.current?.abort() };
}
