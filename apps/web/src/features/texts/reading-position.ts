import { defaultSettings, getSettings } from '@glossa/contract/settings';
import type { TextCard } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** A reading position, expressed as a page of the reader. */
export interface ReadingPosition {
  page: number;
  pages: number;
  /** Share of the text up to the end of this page, from 0 to 1. */
  share: number;
}

/**
 * Returns the reading position in a text, or undefined if the text was never opened. `perPage` is the number of
 * sentences per page.
 */
export function readingPosition(
  text: Pick<TextCard, 'position' | 'sentence_count' | 'last_read_at'>,
  perPage: number,
): ReadingPosition | undefined {
  if (text.last_read_at === null && text.position === 0) return undefined;
  const pages = Math.max(1, Math.ceil(text.sentence_count / perPage));
  const page = Math.min(pages, Math.floor(text.position / perPage) + 1);
  return { page, pages, share: page / pages };
}

/** Returns the user's number of sentences per reader page. */
export const useSentencesPerPage = (): number =>
  (useQuery(endpointQuery(getSettings, {})).data ?? defaultSettings).sentencesPerPage;
