import { listEbooks } from '@glossa/contract/ebooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import { contentQuery } from '../../../lib/manage/content-query.ts';
import type { EbooksView } from '../ebooks-view.ts';

export const pageSize = 25;
/** Milliseconds between two looks while something on the page is prepared. */
const lookAgain = 5000;

/** One page of ebooks; the page before stays while the next one is on its way. */
export const useEbooks = (view: EbooksView) =>
  useQuery({
    ...endpointQuery(listEbooks, { query: { ...contentQuery(view), page_size: pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.ebooks.some(({ preparation }) => preparation === 'running') ? lookAgain : false,
  });
