import { useTranslation } from 'react-i18next';

import { isNarrowed } from '@/domain/manage/content-view.ts';
import { AddSampleButton } from '@/domain/manage/add-sample-button.tsx';
import { ManageResults } from '@/domain/manage/manage-results.tsx';
import type { ChangeView, EbooksView } from '../ebooks-view.ts';
import { pageSize } from '../hooks/use-ebooks.ts';
import type { useEbooks } from '../hooks/use-ebooks.ts';
import { EbooksList } from './ebooks-list.tsx';

/** The matching ebooks with pagination, or why there are none. */
export function EbooksResults({
  list,
  view,
  onChange,
  onClear,
}: {
  list: ReturnType<typeof useEbooks>;
  view: EbooksView;
  onChange: ChangeView;
  onClear: () => void;
}) {
  const { t } = useTranslation('ebooks');
  return (
    <ManageResults
      list={list}
      page={view.page}
      pageSize={pageSize}
      narrowed={isNarrowed(view) || view.type !== undefined}
      texts={{
        problem: t('problem'),
        nothing: t('empty.none'),
        empty: t('empty.title'),
        hint: t('empty.message'),
      }}
      upload={{ to: '/ebooks/upload', text: t('upload.title') }}
      sample={<AddSampleButton />}
      onPage={(page, options) => onChange({ page }, options)}
      onClear={onClear}
    >
      {({ ebooks }, stale) => <EbooksList ebooks={ebooks} view={view} stale={stale} onChange={onChange} />}
    </ManageResults>
  );
}
