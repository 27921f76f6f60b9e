import { listTexts } from '@glossa/contract/texts';
import type { ReadingPage } from '@glossa/contract/reading';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** Returns what the lock screen shows about a text. Author and source come from its card in the library. */
export function useMediaDetails(
  { id, title, language }: Pick<ReadingPage, 'id' | 'title' | 'language'>,
  /** Whether they are needed yet. */
  enabled: boolean,
): {
  title: string;
  artist: string;
  album: string;
  cover: string;
} {
  // A page doesn't name its author, and the text itself may be a whole novel.
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
