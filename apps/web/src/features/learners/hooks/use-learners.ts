import { listLearners } from '@glossa/contract/learners';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { filterQuery, type LearnersView } from '../learners-view.ts';

export const pageSize = 25;

/** Fetches a page of learners. The previous page stays visible while the next one loads. */
export const useLearners = (view: LearnersView) =>
  useQuery({
    ...endpointQuery(listLearners, {
      query: {
        ...filterQuery(view),
        ordering: view.direction === 'desc' ? (`-${view.sort}` as const) : view.sort,
        page: view.page,
        page_size: pageSize,
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
