import { catalogueSorts } from '@glossa/contract/catalogue-videos';
import { useTranslation } from 'react-i18next';

import { ContentFilters } from '@/domain/manage/content-filters.tsx';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';

/** Search, filters and sort of the catalog. */
export function CatalogueFilters({ view, onChange }: { view: CatalogueView; onChange: ChangeView }) {
  const { t } = useTranslation('catalogue');
  return (
    <ContentFilters
      view={view}
      sorts={catalogueSorts}
      texts={{
        group: t('keys.group'),
        show: t('filters.show'),
        order: (sort, direction) => t(`order.${sort}_${direction}`),
      }}
      onChange={onChange}
    />
  );
}
