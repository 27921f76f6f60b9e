import { useSearchParams } from 'react-router-dom';

import { noFilters, type ChangeContentView, type ContentView } from './content-view.ts';

/** What a list of content shows, kept in the address. A change begins again at page 1 unless it names a page. */
export function useContentView<Sort extends string, Status extends string>(views: {
  read: (params: URLSearchParams) => ContentView<Sort, Status>;
  write: (view: ContentView<Sort, Status>) => URLSearchParams;
}): {
  view: ContentView<Sort, Status>;
  change: ChangeContentView<ContentView<Sort, Status>>;
  clear: () => void;
} {
  const [params, setParams] = useSearchParams();
  const view = views.read(params);
  const change: ChangeContentView<ContentView<Sort, Status>> = (part, { replace = false } = {}) =>
    setParams(views.write({ ...view, page: 1, ...part }), { replace });
  return { view, change, clear: () => change(noFilters) };
}
