import { listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { contentQuery } from '@/domain/manage/content-query.ts';
import type { CatalogueView } from '../catalogue-view.ts';

export const pageSize = 25;
/** Milliseconds between refetches while a video on the page is being processed. */
const lookAgain = 5000;

/** Fetches a page of the catalog. The previous page stays visible while the next one loads. */
export const useCatalogue = (view: CatalogueView) =>
  useQuery({
    ...endpointQuery(listCatalogueVideos, { query: { ...contentQuery(view), page_size: pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.videos.some((video) => video.status === 'processing') ? lookAgain : false,
  });
