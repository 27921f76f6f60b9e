import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useRef } from 'react';

import { pageOf, placeOn, sentencesOf } from '../model/place.ts';
import { useKeptPlace } from './use-kept-place.ts';
import type { usePageAddress } from './use-page-address.ts';

/**
 * Keeps the place while pages are shown, but for a visit, and keeps the sentence when the number of sentences a page changes.
 * Returns the function that keeps the end of the text as the place.
 */
export function usePlace({
  id,
  data,
  address,
  preferred,
}: {
  id: string;
  /** The page on show; undefined while another one stands in for it. */
  data: ReadingPage | undefined;
  address: ReturnType<typeof usePageAddress>;
  /** Sentences a page that the reader has chosen. */
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
    // Who goes on quickly reaches the end before the last page has come to rest.
    ended.current &&= shown.last === count - 1;
    if (ended.current) return;
    kept.current = placeOn(shown, kept.current ?? bookmark ?? 0);
    if (!visit) keep(kept.current);
    // The bookmark is only where reading began; an answer with a newer one shall not keep the place again.
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
