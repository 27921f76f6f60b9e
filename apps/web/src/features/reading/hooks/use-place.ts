import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useRef } from 'react';

import { pageOf, placeOn, sentencesOf } from '../model/place.ts';
import { useKeptPlace } from './use-kept-place.ts';
import type { usePageAddress } from './use-page-address.ts';

/**
 * Saves the reading position as pages are shown, except during a visit, and keeps the sentence when the page size
 * changes. Returns the function that saves the end of the text as the position.
 */
export function usePlace({
  id,
  data,
  address,
  preferred,
}: {
  id: string;
  /** The current page; undefined while the previous one is shown instead. */
  data: ReadingPage | undefined;
  address: ReturnType<typeof usePageAddress>;
  /** Sentences per page chosen by the reader. */
  preferred: number;
}): () => void {
  const { go, perPage, place, visit } = address;
  const keep = useKeptPlace(id);
  const kept = useRef(place);
  const ended = useRef(false);
  const page = data?.page;
  const size = data?.sentences_per_page;
  const count = data?.sentence_count;
  const bookmark = data?.bookmark;

  useEffect(() => {
    if (page === undefined || size === undefined || count === undefined) return;
    const shown = sentencesOf(page, size, count);
    // When turning quickly, the end is reached before the last page has settled.
    ended.current &&= shown.last === count - 1;
    if (ended.current) return;
    kept.current = placeOn(shown, kept.current ?? bookmark ?? 0);
    if (!visit) keep(kept.current);
    // The bookmark is only the initial position; a response with a newer one must not save the position again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [page, size, count, keep, visit]);

  useEffect(() => {
    if (preferred === perPage || kept.current === undefined) return;
    const sentence = kept.current;
    go(pageOf(sentence, preferred), { perPage: preferred, place: sentence, visit, replace: true });
  }, [preferred, perPage, visit, go]);

  return () => {
    if (count === undefined || visit) return;
    ended.current = true;
    kept.current = count - 1;
    keep(count);
  };
}
