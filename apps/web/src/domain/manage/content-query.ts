import type { ContentView } from './content-view.ts';

/** Builds the API query for a view of a content list. */
export const contentQuery = <Sort extends string, Status extends string>({
  price,
  language,
  category,
  search,
  ...view
}: ContentView<Sort, Status>) => ({
  ...view,
  search: search || undefined,
  language: language || undefined,
  category: category || undefined,
  isFree: price === undefined ? undefined : price === 'free',
});
