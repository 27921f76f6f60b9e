import { useTranslation } from 'react-i18next';

import { isNarrowed } from '@/domain/manage/content-view.ts';
import { AddSampleButton } from '@/domain/manage/add-sample-button.tsx';
import { ManageResults } from '@/domain/manage/manage-results.tsx';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';
import { pageSize } from '../hooks/use-catalogue.ts';
import type { useCatalogue } from '../hooks/use-catalogue.ts';
import { CatalogueList } from './catalogue-list.tsx';

/** The matching videos with pagination, or why there are none. */
export function CatalogueResults({
  list,
  view,
  onChange,
  onClear,
}: {
  list: ReturnType<typeof useCatalogue>;
  view: CatalogueView;
  onChange: ChangeView;
  onClear: () => void;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  return (
    <ManageResults
      list={list}
      page={view.page}
      pageSize={pageSize}
      narrowed={isNarrowed(view)}
      texts={{
        problem: t('videos:problem.title'),
        nothing: t('videos:empty.title'),
        empty: t('empty.title'),
        hint: t('empty.message'),
      }}
      upload={{ to: '/videos/upload', text: t('videos:upload.open') }}
      sample={<AddSampleButton to="/ebooks/manage" />}
      onPage={(page, options) => onChange({ page }, options)}
      onClear={onClear}
    >
      {({ videos }, stale) => <CatalogueList videos={videos} view={view} stale={stale} onChange={onChange} />}
    </ManageResults>
  );
}
