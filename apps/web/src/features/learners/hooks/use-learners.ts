import { listLearners } from '@glossa/contract/learners';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import { filterQuery, type LearnersView } from '../learners-view.ts';

export const pageSize = 25;

/** One page of learners; the page before stays while the next one is on its way. */
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
