import { listTexts } from '@glossa/contract/texts';
import type { ReadingPage } from '@glossa/contract/reading';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/**
 * Returns the details that the lock screen shows for a text. Author and source come from the text's card in the
 * library.
 */
export function useMediaDetails(
  { id, title, language }: Pick<ReadingPage, 'id' | 'title' | 'language'>,
  /** Whether the details are needed yet. */
  enabled: boolean,
): {
  title: string;
  artist: string;
  album: string;
  cover: string;
} {
  // The page's data doesn't include the author, and loading the text itself could mean loading a whole novel.
  const { data } = useQuery({
    ...endpointQuery(listTexts, { query: { language, search: title.slice(0, 200) } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled,
  });
  const card = data?.results.find((text) => text.id === id);
  return {
    title,
    artist: card?.author ?? '',
    album: card?.source ?? '',
    cover: card?.imageUrl ?? `/media/texts/${id}/cover`,
  };
}
