import { useSearchParams } from 'react-router-dom';

import { noFilters, type ChangeContentView, type ContentView } from './content-view.ts';

/** What a list of content shows, kept in the address. A change begins again at page 1 unless it names a page. */
export function useContentView<View extends ContentView<string, string>>(views: {
  read: (params: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}): {
  view: View;
  change: ChangeContentView<View>;
  clear: () => void;
} {
  const [params, setParams] = useSearchParams();
  const view = views.read(params);
  const change: ChangeContentView<View> = (part, { replace = false } = {}) =>
    setParams(views.write({ ...view, page: 1, ...part }), { replace });
  return { view, change, clear: () => change(noFilters as Partial<View>) };
}
