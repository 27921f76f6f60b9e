import { listTexts } from '@glossa/contract/texts';
import type { TextCard } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { readingPlace } from '../reading-place.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { usePerPage } from './use-per-page.ts';

/** Number of recently changed texts to search; new texts that were never read may be among them. */
const candidates = 6;

/** Returns the unfinished text of the reading list that was read last, with its reading position. */
export function useLastRead(): { text: TextCard; place: ReadingPlace } | undefined {
  const language = useUser().current_language;
  const perPage = usePerPage();
  const { data } = useQuery({
    ...endpointQuery(listTexts, {
      query: { language: language ?? '', sort: 'last_read', page_size: candidates },
    }),
    enabled: language !== null,
    staleTime: 0,
  });
  const text = data?.results.find(({ status, last_read_at }) => status === 'ready' && last_read_at !== null);
  const place = text && readingPlace(text, perPage);
  return text && place && place.share < 1 ? { text, place } : undefined;
}
