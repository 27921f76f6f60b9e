import { ebookSorts } from '@glossa/contract/ebooks';
import { useTranslation } from 'react-i18next';

import { ContentFilters } from '@/domain/manage/content-filters.tsx';
import type { ChangeView, EbooksView } from '../ebooks-view.ts';

/** Search, filters and sort of ebooks. */
export function EbookFilters({ view, onChange }: { view: EbooksView; onChange: ChangeView }) {
  const { t } = useTranslation('ebooks');
  return (
    <ContentFilters
      view={view}
      sorts={ebookSorts}
      texts={{
        group: t('keys.group'),
        show: t('show'),
        order: (sort, direction) => t(`order.${sort}_${direction}`),
      }}
      onChange={onChange}
    />
  );
}
