import { listProducts } from '@glossa/contract/shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import { useAddressView } from '../../../lib/search/use-address-view.ts';
import { useOptionalUser } from '../../../lib/session/session-context.ts';
import { readView, viewParams } from '../shop-view.ts';

/** Cards of one page: whole rows at each width. */
export const pageSize = 24;

/**
 * What the shop shows, kept in the address, and the page of it. A change begins again at page 1 unless it names a page;
 * `replace` keeps it out of the history.
 */
export function useShop() {
  const { view, change } = useAddressView({ read: readView, write: viewParams, reset: { page: 1 } });
  const user = useOptionalUser();
  // Who learns a language looks for that first.
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
