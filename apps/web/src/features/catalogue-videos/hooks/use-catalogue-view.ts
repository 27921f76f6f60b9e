import { useSearchParams } from 'react-router-dom';

import { noFilters, readView, viewParams } from '../catalogue-view.ts';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';

/** What the catalogue shows, kept in the address. A change begins again at page 1 unless it names a page. */
export function useCatalogueView(): { view: CatalogueView; change: ChangeView; clear: () => void } {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const change: ChangeView = (part, { replace = false } = {}) =>
    setParams(viewParams({ ...view, page: 1, ...part }), { replace });
  return { view, change, clear: () => change(noFilters) };
}
