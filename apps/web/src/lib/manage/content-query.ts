import type { ContentView } from './content-view.ts';

/** What is asked of the server for what a list of content shows. */
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
