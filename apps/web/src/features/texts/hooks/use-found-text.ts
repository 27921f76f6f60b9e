import type { ApiError } from '@glossa/contract/client';
import { previewPage, previewSubtitles } from '@glossa/contract/imports';
import type { FoundText } from '@glossa/contract/imports';
import { useMutation } from '@tanstack/react-query';

import { call } from '@/lib/api/client.ts';

/** The source of a text. */
type Place = { url: string } | { file: File };

/** Fetches the text of a web page or a subtitle file from the server. */
export function useFoundText(
  onFound: (found: FoundText, file: File | undefined) => void,
  onError: (error: ApiError, from: Place) => void,
) {
  const { mutate, isPending } = useMutation<FoundText, ApiError, Place>({
    meta: { quiet: true },
    mutationFn: (from) =>
      'url' in from
        ? call(previewPage, { body: { url: from.url } })
        : call(previewSubtitles, { files: from }),
    onSuccess: (found, from) => onFound(found, 'file' in from ? from.file : undefined),
    onError,
  });
  return { find: mutate, isFinding: isPending };
}
