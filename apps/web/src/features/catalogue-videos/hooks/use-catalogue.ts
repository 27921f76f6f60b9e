import { listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import type { CatalogueView } from '../catalogue-view.ts';

export const pageSize = 25;
/** Milliseconds between two looks while something on the page is processed. */
const lookAgain = 5000;

/** One page of the catalogue; the page before stays while the next one is on its way. */
export function useCatalogue({
  price,
  language,
  difficulty,
  category,
  search,
  status,
  ...view
}: CatalogueView) {
  return useQuery({
    ...endpointQuery(listCatalogueVideos, {
      query: {
        ...view,
        page_size: pageSize,
        search: search || undefined,
        status,
        language: language || undefined,
        difficulty,
        category: category || undefined,
        isFree: price === undefined ? undefined : price === 'free',
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.videos.some((video) => video.status === 'processing') ? lookAgain : false,
  });
}
