import { useUrlView } from '@/domain/search/use-url-view.ts';
import { noFilters, type ChangeContentView, type ContentView } from './content-view.ts';

/** The view of a content list, stored in the URL. A change goes back to page 1 unless it names a page. */
export function useContentView<View extends ContentView<string, string>>(views: {
  read: (params: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}): {
  view: View;
  change: ChangeContentView<View>;
  clear: () => void;
} {
  const { view, change } = useUrlView({ ...views, reset: { page: 1 } as Partial<View> });
  return { view, change, clear: () => change(noFilters as Partial<View>) };
}
