import { contentCategories } from '@glossa/contract/categories';
import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { listProducts, productKinds, productSorts } from '@glossa/contract/shop';
import type { ProductKind, ProductSort } from '@glossa/contract/shop';
import { languages } from '@glossa/language/languages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useOptionalUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';

export const priceFilters = ['free', 'paid'] as const;

/** Search, filters, sort and page of the shop, stored in the URL so that going back restores them. */
export interface ShopView {
  search: string;
  type: ProductKind | undefined;
  /** Language code, `all` for every language, or undefined for the current one. */
  language: string | undefined;
  difficulty: Difficulty | undefined;
  category: (typeof contentCategories)[number] | undefined;
  price: (typeof priceFilters)[number] | undefined;
  sort: ProductSort;
  page: number;
}

const languageFilters = ['all', ...languages.map(({ code }) => code)];

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
function readView(params: URLSearchParams): ShopView {
  const { text, among, page } = readUrlParams(params);
  return {
    search: text('search', 200),
    type: among('type', productKinds),
    language: among('language', languageFilters),
    difficulty: among('difficulty', difficulties),
    category: among('category', contentCategories),
    price: among('price', priceFilters),
    sort: among('sort', productSorts) ?? 'newest',
    page: page(),
  };
}

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
const viewParams = ({ sort, page, ...view }: ShopView): URLSearchParams =>
  toUrlParams({
    ...view,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });

/** Returns the number of active filters, not counting search and type. */
export const filterCount = ({ language, difficulty, category, price }: ShopView): number =>
  [language, difficulty, category, price].filter(Boolean).length;

/** Cards per page; fills whole rows at every width. */
export const pageSize = 24;

/**
 * Returns the view of the shop, stored in the URL, and its page of products. Every change returns to page 1 unless it
 * specifies a page; `replace` doesn't add a history entry.
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
