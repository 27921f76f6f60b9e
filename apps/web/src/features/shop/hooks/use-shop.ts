import { listProducts } from '@glossa/contract/shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useOptionalUser } from '@/domain/session/session-context.ts';
import { readView, viewParams } from '../shop-view.ts';

/** Cards per page; fills whole rows at every width. */
export const pageSize = 24;

/**
 * The view of the shop, stored in the URL, and its page of products. A change returns to page 1 unless it names a page;
 * `replace` adds no history entry.
 */
export function useShop() {
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const user = useOptionalUser();
  // Learners see products in their current language first.
  const language = view.language ?? user?.current_language ?? 'all';
  const { search, type, difficulty, category, price, sort, page } = view;
  const list = useQuery({
    ...endpointQuery(listProducts, {
      query: {
        page,
        page_size: pageSize,
        sort,
        ...(search !== '' && { search }),
        ...(type && { type }),
        ...(language !== 'all' && { language }),
        ...(difficulty && { difficulty }),
        ...(category && { category }),
        ...(price && { free: price === 'free' }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { view, language, list, change };
}
