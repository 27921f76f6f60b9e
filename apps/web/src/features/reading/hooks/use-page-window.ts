import { getReadingPage } from '@glossa/contract/reading';
import type { ReadingPage } from '@glossa/contract/reading';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { isTransient } from '@/lib/api/is-transient.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { mergePages } from '../model/continuous-pages.ts';
import { readingPageQuery } from './use-reading-page.ts';

/**
 * If there are more sentences than this above the page in view, earlier pages are released, except the last
 * `pagesAbove`.
 */
const maxSentencesAbove = 400;
const pagesAbove = 2;

/** Minimum number of sentences per request. */
const minRequestSentences = 12;

/** Returns the loaded pages of the window, up to the first gap. */
function combine(results: readonly UseQueryResult<ReadingPage>[]) {
  const loaded = results.slice(results.findIndex(({ data }) => data !== undefined));
  const end = loaded.findIndex(({ data }) => data === undefined);
  const pages = loaded.slice(0, end < 0 ? undefined : end).flatMap(({ data }) => data ?? []);
  const failed = results.find(({ error }) => error && !isTransient(error));
  return {
    pages,
    complete: results.every(({ data }) => data !== undefined),
    error: failed?.error ?? null,
    isTransient: results.some((result) => isTransient(result.error ?? result.failureReason)),
    paused: results.some(({ fetchStatus }) => fetchStatus === 'paused'),
  };
}

/** Loads the pages for continuous mode, starting with page `start` and adding more at the end. */
export function usePageWindow({ id, start, perPage }: { id: string; start: number; perPage: number }) {
  const client = useQueryClient();
  const [range, setRange] = useState({ first: start, last: start });
  const { first, last } = range;
  const numbers = useMemo(() => Array.from({ length: last - first + 1 }, (_, n) => first + n), [first, last]);
  const result = useQueries({
    queries: numbers.map((page) => readingPageQuery(id, page, perPage)),
    combine,
  });
  const { pages, complete } = result;
  const count = pages[0]?.pages;
  const data = useMemo(() => {
    const [head, ...rest] = pages;
    return head && mergePages([head, ...rest]);
  }, [pages]);

  return {
    ...result,
    data,
    /** The first loaded page. */
    first: pages[0]?.page ?? first,
    refetch: () => client.refetchQueries({ queryKey: endpointKey(getReadingPage), type: 'active' }),
    /** Adds the next pages once all requested ones have loaded. */
    loadNext: useCallback(() => {
      if (!complete || count === undefined) return;
      setRange((before) =>
        before.last === last && last < count
          ? { ...before, last: Math.min(count, last + Math.ceil(minRequestSentences / perPage)) }
          : before,
      );
    }, [complete, count, last, perPage]),
    /** Restarts at a page, or adds it if it is adjacent. */
    include: useCallback((page: number) => {
      setRange((before) => {
        if (page >= before.first && page <= before.last) return before;
        if (page === before.first - 1) return { ...before, first: page };
        return page === before.last + 1 ? { ...before, last: page } : { first: page, last: page };
      });
    }, []),
    /** Releases earlier pages when too many precede the one in view. */
    releaseEarlier: useCallback(
      (inView: number) => {
        setRange((before) =>
          (inView - before.first) * perPage > maxSentencesAbove
            ? { ...before, first: inView - pagesAbove }
            : before,
        );
      },
      [perPage],
    ),
  };
}
