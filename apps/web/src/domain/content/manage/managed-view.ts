import { difficulties } from '@glossa/contract/difficulties';

import { choiceCodec, textCodec } from '../list/list-view.ts';

export const prices = ['free', 'paid'] as const;

/** The filters of every managed list of content. */
export const managedFilters = {
  language: textCodec(10),
  difficulty: choiceCodec(difficulties),
  price: choiceCodec(prices),
  category: textCodec(100),
};

export type ManagedFilters = {
  [Name in keyof typeof managedFilters]: ReturnType<(typeof managedFilters)[Name]['read']>;
};

/** Builds the API query for the view of a managed list. */
export const managedQuery = <View extends ManagedFilters & { search: string }>({
  price,
  language,
  category,
  search,
  ...view
}: View) => ({
  ...view,
  search: search || undefined,
  language: language || undefined,
  category: category || undefined,
  isFree: price === undefined ? undefined : price === 'free',
  page_size: managedPageSize,
});

export const managedPageSize = 25;

/** Milliseconds between refetches while something on the page is being processed. */
export const processingPoll = 5000;
