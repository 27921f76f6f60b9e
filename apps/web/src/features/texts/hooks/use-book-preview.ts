import type { ApiError } from '@glossa/contract/client';
import { discardBook, previewBook } from '@glossa/contract/imports';
import type { BookPreview } from '@glossa/contract/imports';
import { useState } from 'react';

import { useUpload } from '@/domain/content/upload/use-upload.ts';
import { call } from '@/lib/api/client.ts';

/** Uploads a book for a preview of its chapters. */
export function useBookPreview(onError: (error: ApiError) => void) {
  const [book, setBook] = useState<BookPreview>();
  const upload = useUpload((file: File, options) => call(previewBook, { files: { file } }, options), {
    onSuccess: setBook,
    onError,
  });
  return {
    ...upload,
    book,
    /** Discards the book; otherwise the server deletes it after a day. */
    discard: () => {
      if (book) void call(discardBook, { params: { id: book.id } }).catch(() => undefined);
      setBook(undefined);
    },
  };
}
