import { listEbooks } from '@glossa/contract/ebooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { contentQuery } from '@/domain/manage/content-query.ts';
import type { EbooksView } from '../ebooks-view.ts';

export const pageSize = 25;
/** Milliseconds between refetches while an ebook on the page is being prepared. */
const lookAgain = 5000;

/** Fetches a page of ebooks. The previous page stays visible while the next one loads. */
export const useEbooks = (view: EbooksView) =>
  useQuery({
    ...endpointQuery(listEbooks, { query: { ...contentQuery(view), page_size: pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.ebooks.some(({ preparation }) => preparation === 'running') ? lookAgain : false,
  });
