import { useTranslation } from 'react-i18next';

import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { filterCount } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';
import { FilterFields } from './filter-fields.tsx';

/** Search, filters and sort of the library. */
export function LibraryFilters({
  view,
  onChange,
}: {
  view: LibraryView;
  onChange: (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;
}) {
  const { t } = useTranslation('texts');
  const count = filterCount(view);
  return (
    <FilterBar
      search={view.search}
      group={t('keys.group')}
      texts={{
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
      }}
      count={count}
      renderFields={(labelled) => <FilterFields view={view} onChange={onChange} labelled={labelled} />}
      onSearch={(search, options) => onChange({ search }, options)}
    />
  );
}
