import type { ApiError } from '@glossa/contract/client';
import { discardBook, previewBook } from '@glossa/contract/imports';
import type { BookPreview } from '@glossa/contract/imports';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';

/** Uploads a book for a preview. `share` is the part sent (0 to 1); `cancel` aborts. */
export function useBookPreview(onError: (error: ApiError) => void) {
  const controller = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  const [book, setBook] = useState<BookPreview>();
  const { mutate, isPending, variables } = useMutation<BookPreview, ApiError, File>({
    meta: { quiet: true },
    mutationFn: (file) => {
      controller.current = new AbortController();
      setShare(0);
      return call(
        previewBook,
        { files: { file } },
        {
          signal: controller.current.signal,
          onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0),
        },
      );
    },
    onSuccess: setBook,
    onError: (error) => {
      if (!controller.current?.signal.aborted) onError(error);
    },
  });
  return {
    send: mutate,
    sending: isPending ? variables : undefined,
    share,
    book,
    cancel: () => controller.current?.abort(),
    /** Discards the book; otherwise the server deletes it after a day. */
    discard: () => {
      if (book) void call(discardBook, { params: { id: book.id } }).catch(() => undefined);
      setBook(undefined);
    },
  };
}
