import { ebookKinds, ebookSorts } from '@glossa/contract/ebooks';
import { useTranslation } from 'react-i18next';

import { ContentFilters } from '../../../lib/manage/content-filters.tsx';
import { FilterSelect } from '../../../lib/search/filter-select.tsx';
import type { ChangeView, EbooksView } from '../ebooks-view.ts';

/** Search, filters and order of ebooks. */
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
      more={{
        count: view.type === undefined ? 0 : 1,
        render: (labelled) => (
          <FilterSelect
            labelled={labelled}
            label={t('kind.label')}
            data={[
              { value: '', label: t('kind.any') },
              ...ebookKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
            ]}
            value={view.type ?? ''}
            onChange={(value) => onChange({ type: ebookKinds.find((one) => one === value) })}
          />
        ),
      }}
      onChange={onChange}
    />
  );
}
