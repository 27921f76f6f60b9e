import { contentCategories } from '@glossa/contract/categories';
import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { productKinds, productSorts } from '@glossa/contract/shop';
import type { ProductKind, ProductSort } from '@glossa/contract/shop';
import { languages } from '@glossa/language/languages';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

export const prices = ['free', 'paid'] as const;

/** Search, filters, sort and page of the shop, stored in the URL so that going back restores them. */
export interface ShopView {
  search: string;
  type: ProductKind | undefined;
  /** Language code; `all` for every language, undefined for the current one. */
  language: string | undefined;
  difficulty: Difficulty | undefined;
  category: (typeof contentCategories)[number] | undefined;
  price: (typeof prices)[number] | undefined;
  sort: ProductSort;
  page: number;
}

const codes = ['all', ...languages.map(({ code }) => code)];

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): ShopView {
  const { text, among, page } = readUrlParams(params);
  return {
    search: text('search', 200),
    type: among('type', productKinds),
    language: among('language', codes),
    difficulty: among('difficulty', difficulties),
    category: among('category', contentCategories),
    price: among('price', prices),
    sort: among('sort', productSorts) ?? 'newest',
    page: page(),
  };
}

/** Returns the query parameters of a view; empty for the first page of the unfiltered list. */
export const viewParams = ({ sort, page, ...view }: ShopView): URLSearchParams =>
  toUrlParams({
    ...view,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });

/** Returns the number of active filters, not counting search and type. */
export const filterCount = ({ language, difficulty, category, price }: ShopView): number =>
  [language, difficulty, category, price].filter(Boolean).length;
