import { getMe } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import { savePosition } from '@glossa/contract/reading';
import type { ReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { pageForSentence, resolvePosition, sentenceRange } from '../model/page-range.ts';
import type { usePageUrl } from './use-page-url.ts';

/**
 * Saves the reading position as pages are shown, except during a visit, and keeps the reader at the same sentence when
 * the page size changes. Returns a function that saves the end of the text as the position.
 */
export function useReadingPosition({
  id,
  data,
  pageUrl,
  preferred,
}: {
  id: string;
  /** The current page; undefined while the previous one is shown instead. */
  data: ReadingPage | undefined;
  pageUrl: ReturnType<typeof usePageUrl>;
  /** Sentences per page chosen by the reader. */
  preferred: number;
}): () => void {
  const { go, perPage, position: place, visit } = pageUrl;
  const save = useSavePosition(id);
  const position = useRef(place);
  const hasEnded = useRef(false);
  const page = data?.page;
  const perPageLoaded = data?.sentences_per_page;
  const count = data?.sentence_count;
  const bookmark = data?.bookmark;

  useEffect(() => {
    if (page === undefined || perPageLoaded === undefined || count === undefined) return;
    const range = sentenceRange(page, perPageLoaded, count);
    // If the reader turns pages quickly, the end is reached before the last page has settled. In that case, don't move
    // the position back to that page.
    hasEnded.current &&= range.last === count - 1;
    if (hasEnded.current) return;
    position.current = resolvePosition(range, position.current ?? bookmark ?? 0);
    if (!visit) save(position.current);
    // The bookmark is only the initial position; a response with a newer one must not save the position again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [page, perPageLoaded, count, save, visit]);

  useEffect(() => {
    if (preferred === perPage || position.current === undefined) return;
    const sentence = position.current;
    go(pageForSentence(sentence, preferred), {
      perPage: preferred,
      position: sentence,
      visit,
      replace: true,
    });
  }, [preferred, perPage, visit, go]);

  return () => {
    if (count === undefined || visit) return;
    hasEnded.current = true;
    position.current = count - 1;
    save(count);
  };
}

/** Queries that depend on reading progress. */
const dependentQueries = [listTexts, getMe];
/** Milliseconds until a failed save is retried. */
const retryDelay = 5000;

/**
 * Saves the reading position on the server, and in this browser until the server has confirmed it. The request uses
 * `keepalive`, so closing the tab loses nothing. Returns a function that saves a sentence as the position.
 */
function useSavePosition(id: string): (sentence: number) => void {
  const client = useQueryClient();
  const unsaved = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const sentence = unsaved.current;
    if (sentence === undefined) return;
    try {
      await call(savePosition, { params: { id }, body: { sentence } });
      if (unsaved.current !== sentence) return;
      unsaved.current = undefined;
      clearUnsavedPosition(id);
      for (const endpoint of dependentQueries)
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    } catch (error) {
      if (unsaved.current !== sentence) return;
      // An edit elsewhere removed the sentence, so every retry would be rejected.
      const isRejected = error instanceof ApiError && error.status === 400;
      if (isRejected) {
        unsaved.current = undefined;
        return clearUnsavedPosition(id);
      }
      // Retry silently, because the page itself reports problems with the connection or the text.
      timer.current = setTimeout(() => void send(), retryDelay);
    }
  }, [client, id]);

  useEffect(() => {
    const sendNow = () => void send();
    addEventListener('online', sendNow);
    addEventListener('pagehide', sendNow);
    return () => {
      removeEventListener('online', sendNow);
      removeEventListener('pagehide', sendNow);
      void send().finally(() => clearTimeout(timer.current));
    };
  }, [send]);

  return useCallback(
    (sentence) => {
      unsaved.current = sentence;
      storeUnsavedPosition(id, sentence);
      void send();
    },
    [id, send],
  );
}

const storageKey = (textId: string): string => `glossa-place:${textId}`;

/** Stores a timestamped position in this browser until the server has confirmed it. */
function storeUnsavedPosition(textId: string, sentence: number): void {
  try {
    localStorage.setItem(storageKey(textId), `${sentence} ${Date.now()}`);
  } catch {
    // If storage is full or disabled, the server still receives the position.
  }
}

const clearUnsavedPosition = (textId: string): void => localStorage.removeItem(storageKey(textId));

/** Returns the position that the server doesn't have yet, if any. */
export function readUnsavedPosition(textId: string): number | undefined {
  const sentence = Number.parseInt(localStorage.getItem(storageKey(textId)) ?? '', 10);
  return sentence >= 0 ? sentence : undefined;
}
