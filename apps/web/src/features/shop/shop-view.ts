import { contentCategories } from '@glossa/contract/categories';
import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { productKinds, productSorts } from '@glossa/contract/shop';
import type { ProductKind, ProductSort } from '@glossa/contract/shop';
import { languages } from '@glossa/language/languages';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

export const prices = ['free', 'paid'] as const;

/** What the shop shows; kept in the address, so that going back shows it again. */
export interface ShopView {
  search: string;
  type: ProductKind | undefined;
  /** Code of a language; `all` for every one, undefined for the one that is being learnt. */
  language: string | undefined;
  difficulty: Difficulty | undefined;
  category: (typeof contentCategories)[number] | undefined;
  price: (typeof prices)[number] | undefined;
  sort: ProductSort;
  page: number;
}

const codes = ['all', ...languages.map(({ code }) => code)];

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): ShopView {
  const { text, among, page } = readAddress(params);
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

/** The part of an address that says what is shown; empty for the beginning of the unfiltered list. */
export const viewParams = ({ sort, page, ...view }: ShopView): URLSearchParams =>
  addressOf({
    ...view,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });

/** Filters in use, search and kind not counted. */
export const filterCount = ({ language, difficulty, category, price }: ShopView): number =>
  [language, difficulty, category, price].filter(Boolean).length;
