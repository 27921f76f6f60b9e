import { listEbooks } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';

import { useUpload } from '@/domain/content/upload/use-upload.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';

/** Uploads the files of an ebook with `upload`, and refetches the list of ebooks. */
export function useUploadEbook<Input>(
  upload: Parameters<typeof useUpload<Input, Ebook>>[0],
  { onSuccess, onError }: Parameters<typeof useUpload<Input, Ebook>>[1],
) {
  const invalidate = useInvalidate();
  return useUpload(upload, {
    onSuccess: (ebook) => {
      void invalidate([listEbooks]);
      onSuccess(ebook);
    },
    onError,
  });
}
