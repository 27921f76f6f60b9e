import type { LibraryEntry } from '@glossa/contract/fields';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** The ID of the text or video whose words to list. If neither is set, all words are listed. */
export interface EntryChoice {
  text?: string;
  video?: string;
}

/** Converts a choice to a select's value: `text:<id>`, `video:<id>`, or an empty string if there is no choice. */
export const choiceValue = ({ text, video }: EntryChoice): string =>
  text ? `text:${text}` : video ? `video:${video}` : '';

/** Converts a select's value back to a choice. */
export function parseChoice(value: string): EntryChoice {
  const [kind, id = ''] = value.split(':');
  return kind === 'text' ? { text: id } : kind === 'video' ? { video: id } : {};
}

/** Returns the recent texts and videos to filter words by; undefined while loading. */
export function useLibraryEntries(language: string): LibraryEntry[] | undefined {
  const texts = useQuery(
    endpointQuery(listTexts, { query: { language, sort: 'last_read', page_size: 100 } }),
  );
  const videos = useQuery(
    endpointQuery(listVideos, { query: { language, sort_by: 'last_watched', page_size: 100 } }),
  );
  if (!texts.data || !videos.data) return undefined;
  return [
    ...texts.data.results.map(({ id, title }) => ({ kind: 'text' as const, id, title })),
    ...videos.data.results
      .filter(({ processed }) => processed)
      .map(({ id, title }) => ({ kind: 'video' as const, id, title })),
  ];
}
