import { listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import { contentQuery } from '../../../lib/manage/content-query.ts';
import type { CatalogueView } from '../catalogue-view.ts';

export const pageSize = 25;
/** Milliseconds between two looks while something on the page is processed. */
const lookAgain = 5000;

/** One page of the catalogue; the page before stays while the next one is on its way. */
export const useCatalogue = (view: CatalogueView) =>
  useQuery({
    ...endpointQuery(listCatalogueVideos, { query: { ...contentQuery(view), page_size: pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.videos.some((video) => video.status === 'processing') ? lookAgain : false,
  });
